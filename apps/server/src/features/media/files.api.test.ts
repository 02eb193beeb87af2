import { readdir } from 'node:fs/promises'
import { postPictureOrVideo } from '@fairlead/contract/media/media.endpoints.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { readSecret } from '../../platform/database/secrets.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { createFileAddresses } from '../../platform/storage/file-addresses.ts'
import { openProduct, type Person, type Product } from '../../testing/product.ts'
import { upload } from '../../testing/upload.ts'
import type { Viewer } from '../identity/public.ts'
import { createMediaRepository } from './media.repository.ts'
import { createMediaService, type MediaService } from './media.service.ts'
import { createOwnerRegistry } from './owner-registry.ts'

const DAY_MS = 86_400_000
const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251)), {
    raw: { width, height, channels: 3 },
  })

describe('a stored picture', () => {
  const clock = settableClock(new Date())
  let product: Product
  let scholar: Person

  beforeAll(async () => {
    product = await openProduct({ clock, started: true })
    scholar = await product.signIn('scholar')
  })
  afterAll(() => product.close())

  const store = async (width = 600) => {
    const content = await noise(width, 300).jpeg().toBuffer()
    const { data } = await upload(product, scholar, postPictureOrVideo, { name: 'a.jpg', content })
    return data.uploadUrl
  }
  const get = (url: string, headers: Record<string, string> = {}) => product.app.http.inject({ url, headers })
  const rowOf = async (url: string) =>
    (
      await product.sql<{ versions: string[] }>('select versions from media_files where key = $1', [
        keyOf(url),
      ])
    )[0]

  test('gets smaller copies of today by a job, and browsers that take them get them', async () => {
    const url = await store()
    await vi.waitFor(
      async () => expect((await rowOf(url))?.versions).toEqual(['480.webp', '480.avif']),
      15_000,
    )
    const type = async (accept: string, width = '480') =>
      (await get(`${url}&w=${width}`, { accept })).headers['content-type']
    expect(await type('image/avif,image/webp,*/*')).toBe('image/avif')
    expect(await type('image/webp,*/*')).toBe('image/webp')
    expect(await type('*/*')).toBe('image/jpeg')
    expect(await type('image/webp', '1280')).toBe('image/jpeg')
    expect(await type('image/webp', '../../x')).toBe('image/jpeg')
    const small = await get(`${url}&w=480`, { accept: 'image/webp' })
    expect((await sharp(small.rawPayload).metadata()).width).toBe(480)
    expect(small.headers.vary).toContain('accept')
  })

  test('is not sent again to who has it, and in part to who asks for a part', async () => {
    const url = await store(100)
    const whole = await get(url)
    const etag = String(whole.headers.etag)
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    const part = await get(url, { range: 'bytes=10-19', 'if-range': etag })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true)
    expect((await get(url, { range: 'bytes=10-19', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get(url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
  })
})

describe('what is kept, and for how long', () => {
  const clock = settableClock(new Date())
  let product: Product
  let scholar: Person
  let colleague: Person
  let media: MediaService

  beforeAll(async () => {
    product = await openProduct({ clock, environment: { QUOTA_PERSON_MB: '1', QUOTA_ENTERPRISE_MB: '2' } })
    scholar = await product.signIn('scholar')
    colleague = await product.signIn('elite')
    const { database } = product.app
    media = createMediaService({
      database,
      clock,
      events: { emit: () => undefined },
      storage: createDiskStorage(inject('files')),
      addresses: createFileAddresses(await readSecret(database, 'file-addresses'), clock),
      repository: createMediaRepository(database),
      owners: createOwnerRegistry(),
      quotas: { personBytes: 1, enterpriseBytes: 1 },
    })
  })
  afterAll(() => product.close())

  const asViewer = ({ userInfo }: Person) =>
    ({ enterpriseUserId: userInfo.enterpriseUserId, enterprise: { id: userInfo.enterpriseId } }) as Viewer
  const send = async (person: Person, kib: number) =>
    upload(
      product,
      person,
      postPictureOrVideo,
      { name: 'clip.mp4', content: videoOf(kib * 1024) },
      { type: 'video' },
    )
  const used = async (scope: string, id: number) =>
    (
      await product.sql<{ bytes: number }>(
        'select coalesce(sum(bytes), 0)::int as bytes from media_usage where scope = $1 and scope_id = $2',
        [scope, id],
      )
    )[0]?.bytes
  const exists = async (url: string) =>
    (await product.app.http.inject({ url: media.permit(url) })).statusCode === 200

  test('what nothing uses is gone after a day, and its space is free again', async () => {
    const { data: kept } = await send(scholar, 100)
    const { data: orphan } = await send(scholar, 200)
    const { enterpriseUserId, enterpriseId } = scholar.userInfo
    const owner = { kind: 'post', id: 1 }
    expect(await media.attach(asViewer(scholar), owner, [kept.uploadUrl])).toEqual([
      kept.uploadUrl.split('?')[0],
    ])
    clock.advance(DAY_MS / 2)
    const { data: fresh } = await send(scholar, 50)
    clock.advance(DAY_MS / 2 + 1)
    expect(await media.collectOrphans(new Date(clock.now().getTime() - DAY_MS), 100)).toBe(1)
    expect([
      await exists(kept.uploadUrl),
      await exists(orphan.uploadUrl),
      await exists(fresh.uploadUrl),
    ]).toEqual([true, false, true])
    expect(await used('person', enterpriseUserId)).toBe(150 * 1024)
    expect(await used('enterprise', enterpriseId)).toBe(150 * 1024)

    await media.release(owner)
    clock.advance(2 * DAY_MS)
    await media.collectOrphans(new Date(clock.now().getTime() - DAY_MS), 100)
    expect(await exists(kept.uploadUrl)).toBe(false)
    expect(await used('person', enterpriseUserId)).toBe(0)
  })

  test('only one’s own, free files can be attached; again to the same owner changes nothing', async () => {
    const { data } = await send(scholar, 1)
    const attach = (person: Person, id: number, urls = [data.uploadUrl]) =>
      media.attach(asViewer(person), { kind: 'post', id }, urls)
    await expect(attach(colleague, 1)).rejects.toMatchObject({ definition: { name: 'upload.notYours' } })
    await attach(scholar, 1)
    await attach(scholar, 1)
    await expect(attach(scholar, 2)).rejects.toMatchObject({ definition: { name: 'upload.notYours' } })
    for (const foreign of ['https://example.org/a.png', '/files/demo/harbour.mp4', ''])
      await expect(attach(scholar, 1, [foreign])).rejects.toMatchObject({
        definition: { name: 'upload.notYours' },
      })
  })

  test('quotas hold for the person and the enterprise, also when many uploads end at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(scholar, 400)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      problem: 'upload.personQuota',
      message: '你的空间已满（1 MB），删掉一些内容后再上传「clip.mp4」。',
    })
    await Promise.all([send(colleague, 500), send(colleague, 500)])
    const third = await product.signIn('mentor')
    const last = await Promise.all([send(third, 300), send(third, 300)])
    expect(last.map(({ problem }) => problem)).toContain('upload.enterpriseQuota')
    expect(await used('enterprise', scholar.userInfo.enterpriseId)).toBeLessThanOrEqual(2 * 1024 * 1024)
  })
})

describe('a disk that is full', () => {
  test('is told as such, and nothing is kept half', async () => {
    const disk = createDiskStorage(inject('files'))
    const full = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
    const product = await openProduct({ storage: { ...disk, put: full } })
    const scholar = await product.signIn('scholar')
    const before = await readdir(disk.incoming)
    const answer = await upload(
      product,
      scholar,
      postPictureOrVideo,
      { name: 'clip.mp4', content: videoOf(1000) },
      { type: 'video' },
    )
    expect(answer).toMatchObject({ status: 507, problem: 'request.storageFull' })
    expect(answer.message).toContain('服务器空间不足')
    expect(await readdir(disk.incoming)).toEqual(before)
    expect(await product.sql('select 1 from media_files')).toEqual([])
    expect(await product.sql('select 1 from media_usage where bytes > 0')).toEqual([])
    await product.close()
  })
})

const keyOf = (url: string): string => (url.split('?')[0] ?? '').replace('/files/', '')

/** So many bytes that begin as a video does. */
const videoOf = (size: number): Buffer => {
  const video = Buffer.alloc(size, 5)
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2')]).copy(video)
  return video
}
