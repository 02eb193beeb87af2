import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bucketAccess, type FakeBucket, startFakeBucket } from '../../testing/fake-bucket.ts'
import { createStorage } from './create-storage.ts'
import { receiveFile } from './receive-file.ts'
import type { Storage } from './storage.ts'

describe.each(['oss', 's3'] as const)('%s', (service) => {
  let bucket: FakeBucket
  let dataDir: string
  let storage: Storage

  beforeEach(async () => {
    bucket = await startFakeBucket(service)
    dataDir = await mkdtemp(join(tmpdir(), 'fairlead-bucket-'))
    storage = createStorage({ dataDir, bucket: { ...bucketAccess, service, endpoint: bucket.endpoint } })
  })
  afterEach(async () => {
    bucket.close()
    await rm(dataDir, { recursive: true })
  })

  test('what was put can be read, whole and in part, and removed', async () => {
    await storage.put('picture/2026/a_b-c.png', Buffer.from('0123456789'))
    expect(bucket.refused).toEqual([])
    const file = await storage.open('picture/2026/a_b-c.png')
    expect(file?.size).toBe(10)
    expect(file && (await buffer(file.read())).toString()).toBe('0123456789')
    expect(file && (await buffer(file.read({ start: 2, end: 4 }))).toString()).toBe('234')
    await storage.remove('picture/2026/a_b-c.png')
    expect(await storage.open('picture/2026/a_b-c.png')).toBeUndefined()
    expect(bucket.refused).toEqual([])
  })

  test('a file of ours goes there and leaves this machine', async () => {
    const arrived = await receiveFile(storage.incoming, Readable.from([Buffer.alloc(3_000_000, 7)]))
    await storage.put('video/x.mp4', arrived)
    expect(bucket.objects.get('video/x.mp4')?.length).toBe(3_000_000)
    expect(await readdir(storage.incoming)).toEqual([])
  })

  test('a wrong secret is told as an error, and nothing is lost', async () => {
    const wrong = { ...bucketAccess, service, endpoint: bucket.endpoint, secret: 'wrong' }
    const arrived = await receiveFile(storage.incoming, Readable.from([Buffer.from('x')]))
    await expect(createStorage({ dataDir, bucket: wrong }).put('a.png', arrived)).rejects.toThrow(
      'answered 403',
    )
    expect(await readdir(storage.incoming)).toHaveLength(1)
  })
})
