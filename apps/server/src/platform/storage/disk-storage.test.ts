import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { receiveFile } from './receive-file.ts'
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

test('a file of ours is moved to its place', async () => {
  const arrived = await receiveFile(storage.incoming, Readable.from([Buffer.from('video')]))
  await storage.put('posts/c.mp4', arrived)
  expect((await storage.open('posts/c.mp4'))?.size).toBe(5)
  expect(await readdir(storage.incoming)).toEqual([])
})

test('a file that breaks off while it arrives leaves nothing behind', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('cut')
    })(),
  )
  await expect(receiveFile(storage.incoming, broken)).rejects.toThrow('cut')
  expect(await readdir(storage.incoming)).toEqual([])
})

test('a full disk is told as such and leaves nothing behind', async () => {
  const toFullDisk = () => createWriteStream('/dev/full')
  await expect(
    receiveFile(storage.incoming, Readable.from([Buffer.alloc(1000)]), toFullDisk),
  ).rejects.toThrow('ENOSPC')
  expect(await readdir(storage.incoming)).toEqual([])
})

test.each(['../etc/passwd', 'a/../../b', '/etc/passwd', 'a\\b', '', 'a\0b'])(
  'key %j is refused',
  async (key) => {
    await expect(storage.open(key)).rejects.toThrow('not a storage key')
  },
)
