import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { postLessonVideo } from '@fairlead/contract/media/media.endpoints.ts'
import type { UploadResult } from '@fairlead/contract/media/media.schema.ts'
import type { Envelope } from '@fairlead/contract/problem.ts'
import { quantile } from '../load/statistics.ts'
import { residentMemory } from './processes.ts'

const MIB = 1024 * 1024
const COPIED_BYTES = 64 * MIB
const ROUNDS = 5
const LARGE_BYTES = 300 * MIB
const LARGE_AT_ONCE = 10
/** The memory is told by then whether or not the disk was fast enough for all of it. */
const LARGE_WITHIN_MS = 60_000
const SAMPLE_MS = 250

const median = (values: readonly number[]): number => quantile(values, 0.5)

export interface FileResults {
  /** Throughput through the product divided by that of a plain copy through bare Fastify. */
  uploadRatio: number
  downloadRatio: number
  uploadPerSecond: number
  downloadPerSecond: number
  /** Bytes of resident memory: before, and the most during ten large uploads. */
  memoryBefore: number
  memoryPeak: number
}

export interface FileServers {
  product: { url: string; pid: number; token: string }
  bare: { url: string }
  folder: string
}

/** Uploads and downloads of one file in turn with a plain copy, then ten large uploads at once. */
export const measureFiles = async ({ product, bare, folder }: FileServers): Promise<FileResults> => {
  const small = await makeVideo(join(folder, 'small.mp4'), COPIED_BYTES)
  const rates = {
    upload: [] as number[],
    plainUpload: [] as number[],
    download: [] as number[],
    plainDownload: [] as number[],
  }
  for (let round = 0; round < ROUNDS; round++) {
    rates.plainUpload.push(await rateOf(() => copyTo(bare.url, small)))
    let address = ''
    rates.upload.push(
      await rateOf(async () => {
        address = await uploadTo(product, small)
      }),
    )
    rates.plainDownload.push(await rateOf(() => readAll(`${bare.url}/copy`)))
    rates.download.push(await rateOf(() => readAll(product.url + address)))
  }
  const large = await makeVideo(join(folder, 'large.mp4'), LARGE_BYTES)
  return {
    uploadRatio: median(rates.upload) / median(rates.plainUpload),
    downloadRatio: median(rates.download) / median(rates.plainDownload),
    uploadPerSecond: median(rates.upload),
    downloadPerSecond: median(rates.download),
    ...(await measureMemory(product, large)),
  }
}

const measureMemory = async (product: FileServers['product'], large: Blob) => {
  const memoryBefore = residentMemory(product.pid)
  let memoryPeak = memoryBefore
  const sampling = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, residentMemory(product.pid))
  }, SAMPLE_MS)
  const giveUp = AbortSignal.timeout(LARGE_WITHIN_MS)
  const uploads = Array.from({ length: LARGE_AT_ONCE }, () => uploadTo(product, large, giveUp))
  const ends = await Promise.allSettled(uploads)
  clearInterval(sampling)
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken && !giveUp.aborted) throw broken.reason
  return { memoryBefore, memoryPeak }
}

/** Begins as a video does; the rest is a hole that costs no disk until it is sent. */
const makeVideo = async (path: string, size: number): Promise<Blob> => {
  const file = await open(path, 'w')
  await file.write(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2')]))
  await file.truncate(size)
  await file.close()
  return openAsBlob(path)
}

const uploadTo = async (
  { url, token }: FileServers['product'],
  video: Blob,
  signal?: AbortSignal,
): Promise<string> => {
  const form = new FormData()
  form.append('file', video, 'lesson.mp4')
  const answer = await fetch(url + postLessonVideo.path, {
    method: 'POST',
    headers: { token },
    body: form,
    ...(signal ? { signal } : {}),
  })
  const { code, message, data } = (await answer.json()) as Envelope<UploadResult>
  if (code !== 200) throw new Error(`an upload was answered with ${code} ${message}`)
  return data.uploadUrl
}

const copyTo = async (url: string, video: Blob): Promise<void> => {
  const { ok } = await fetch(`${url}/copy`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: video,
  })
  if (!ok) throw new Error('bare Fastify did not take a copy')
}

const readAll = async (url: string): Promise<void> => {
  const { body, ok } = await fetch(url)
  if (!ok) throw new Error(`${url} was not there to be read`)
  for await (const _ of body ?? []);
}

/** Bytes a second. */
const rateOf = async (act: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await act()
  return (COPIED_BYTES * 1000) / (performance.now() - from)
}
