import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postLessonVideo, readUploadProgress } from '@fairlead/contract/media/media.endpoints.ts'
import { UPLOAD_CHUNK_BYTES, type UploadResult } from '@fairlead/contract/media/media.schema.ts'
import type { Envelope } from '@fairlead/contract/problem.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, signInAt, startServer } from '../../testing/server-process.ts'

const CHUNKS = 75
const uploadId = 'lesson-video-across-a-restart'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairlead-lesson-video-'))
  // Root's temporary folders are closed to the account that PostgreSQL then runs as.
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Every chunk of the video is different, so that a lost or doubled one shows. */
const chunkOf = (n: number): Buffer => {
  const chunk = Buffer.alloc(UPLOAD_CHUNK_BYTES, `chunk ${n} `)
  if (n === 0)
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2')]).copy(chunk)
  return chunk
}

const send = async (server: ServerProcess, token: string, n: number): Promise<UploadResult> => {
  const form = new FormData()
  const fields = { name: '一小时的课.mp4', uploadId, chunk: n, chunks: CHUNKS }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(chunkOf(n))]), 'blob')
  const answer = await fetch(server.url + postLessonVideo.path, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  const { code, message, data } = (await answer.json()) as Envelope<UploadResult>
  if (code !== 200) throw new Error(`${code} ${message}`)
  return data
}

const receivedAt = async (server: ServerProcess, token: string): Promise<number> => {
  const answer = await fetch(`${server.url}${readUploadProgress.path}?uploadId=${uploadId}`, {
    headers: { token },
  })
  return ((await answer.json()) as Envelope<UploadResult>).data.received
}

test('a lesson video of 300 MB survives the sudden death of the server in the middle', async () => {
  const environment = { NODE_ENV: 'development', DATA_DIR: dataDir, CALLS_PER_MINUTE: '1000000' }
  const first = await startServer(environment)
  const token = await signInAt(first.url, 'admin')
  for (let n = 0; n < 40; n++) await send(first, token, n)
  const lost = send(first, token, 40).catch(() => undefined)
  first.signal('SIGKILL')
  await Promise.all([first.ended, lost])

  const second = await startServer(environment)
  const received = await receivedAt(second, token)
  const next = received / UPLOAD_CHUNK_BYTES
  // The chunk that was on its way is either whole or not there.
  expect([40, 41]).toContain(next)
  let result: UploadResult | undefined
  for (let n = next; n < CHUNKS; n++) result = await send(second, token, n)
  expect(result).toMatchObject({ fileName: '一小时的课.mp4', received: CHUNKS * UPLOAD_CHUNK_BYTES })

  const expected = createHash('sha256')
  for (let n = 0; n < CHUNKS; n++) expected.update(chunkOf(n))
  const stored = await fetch(second.url + result?.uploadUrl)
  const found = createHash('sha256')
  for await (const bytes of stored.body ?? []) found.update(bytes)
  expect(found.digest('hex')).toBe(expected.digest('hex'))
  second.signal('SIGTERM')
  expect(await second.ended).toBe(0)
}, 240_000)
