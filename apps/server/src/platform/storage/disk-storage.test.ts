import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-storage-'))
  storage = createDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

test('what was put can be read, whole and in part', async () => {
  await storage.put('posts/a.txt', Buffer.from('0123456789'))
  const file = await storage.open('posts/a.txt')
  expect(file?.size).toBe(10)
  expect(file && (await buffer(file.read())).toString()).toBe('0123456789')
  expect(file && (await buffer(file.read({ start: 2, end: 4 }))).toString()).toBe('234')
})

test('a file that breaks off while it is written leaves nothing behind', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('cut')
    })(),
  )
  await expect(storage.put('posts/b.txt', broken)).rejects.toThrow('cut')
  expect(await storage.open('posts/b.txt')).toBeUndefined()
  expect(await readdir(join(folder, 'posts'))).toEqual([])
})

test.each(['../etc/passwd', 'a/../../b', '/etc/passwd', 'a\\b', '', 'a\0b'])(
  'key %j is refused',
  async (key) => {
    await expect(storage.open(key)).rejects.toThrow('not a storage key')
  },
)
