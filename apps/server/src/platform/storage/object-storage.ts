import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { assertKey, type Storage } from './storage.ts'

export interface ObjectRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key: string
  headers?: Record<string, string>
  body?: Blob
}

/** Sends a request to the bucket with the signature its service asks for. */
export type SendToBucket = (request: ObjectRequest) => Promise<Response>

/** Files in a bucket. S3 and OSS differ only in how a request is signed. */
export const createObjectStorage = (send: SendToBucket, incoming: string): Storage => {
  const request = async (given: ObjectRequest, missingIsFine = false): Promise<Response> => {
    assertKey(given.key)
    const answer = await send(given)
    if (answer.ok || (missingIsFine && answer.status === 404)) return answer
    throw new Error(`the bucket answered ${answer.status} to ${given.method} ${given.key}`)
  }

  const read = async function* (key: string, range?: { start: number; end: number }) {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
    const { body } = await request({ method: 'GET', key, headers })
    if (body) yield* Readable.fromWeb(body as ReadableStream)
  }

  return {
    incoming,

    async put(key, content) {
      // A blob of the file, not the file in memory: it flows from the disk, and its length is known beforehand.
      const body = Buffer.isBuffer(content)
        ? new Blob([new Uint8Array(content)])
        : await openAsBlob(content.path)
      await request({ method: 'PUT', key, body, headers: { 'content-type': 'application/octet-stream' } })
      if (!Buffer.isBuffer(content)) await rm(content.path, { force: true })
    },

    async open(key) {
      const answer = await request({ method: 'HEAD', key }, true)
      if (answer.status === 404) return undefined
      return {
        size: Number(answer.headers.get('content-length') ?? 0),
        modifiedAt: new Date(answer.headers.get('last-modified') ?? 0),
        read: (range) => Readable.from(read(key, range)),
      }
    },

    async remove(key) {
      await request({ method: 'DELETE', key }, true)
    },
  }
}
