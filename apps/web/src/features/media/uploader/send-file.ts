import { type ChunkAnswer, ChunkFailure, sendChunk } from './send-chunk.ts'
import type { UploadFile } from './upload-file.ts'
import { RETRY_DELAY_MS } from './uploader-codes.ts'
import { parseSize, type UploaderSettings } from './uploader-settings.ts'

export interface ChunkResult extends ChunkAnswer {
  offset: number
  total: number
}

export interface FileSending {
  /** Read for every chunk anew: headers and parameters may change on the way. */
  settings: () => UploaderSettings
  file: UploadFile
  blob: Blob
  signal: AbortSignal
  onProgress: () => void
  /** False stops here: what the server said makes going on pointless. */
  onChunk: (result: ChunkResult) => boolean
}

/** Sends a file chunk by chunk, from where it stood. A failing chunk is tried again after a second, as often as allowed. */
export const sendFile = async (sending: FileSending): Promise<ChunkAnswer | undefined> => {
  const { settings, file, blob, signal } = sending
  const chunkSize = parseSize(settings().chunk_size)
  const isChunked = chunkSize > 0 && blob.size > chunkSize
  let offset = isChunked ? chunkSize * Math.floor(Math.min(file.loaded, blob.size - 1) / chunkSize) : 0
  for (;;) {
    file.loaded = offset
    const end = isChunked ? Math.min(offset + chunkSize, blob.size) : blob.size
    const answer = await sendWithRetries(sending, offset, end, isChunked ? chunkSize : 0)
    file.loaded = end
    const goesOn = !isChunked || sending.onChunk({ ...answer, offset: end, total: blob.size })
    if (signal.aborted || !goesOn) return undefined
    if (end >= blob.size) return answer
    offset = end
  }
}

const sendWithRetries = async (
  { settings, file, blob, signal, onProgress }: FileSending,
  start: number,
  end: number,
  chunkSize: number,
): Promise<ChunkAnswer> => {
  const current = settings()
  const chunk = {
    blob: start === 0 && end === blob.size ? blob : blob.slice(start, end),
    fields: fieldsOf(current, file, start, blob.size, chunkSize),
    fileName: file.name,
  }
  for (let retries = current.max_retries; ; retries--)
    try {
      return await sendChunk(
        settings(),
        chunk,
        (loaded) => {
          file.loaded = start + loaded
          onProgress()
        },
        signal,
      )
    } catch (error) {
      file.loaded = start
      if (!(error instanceof ChunkFailure) || retries <= 0 || signal.aborted) throw error
      await pause(RETRY_DELAY_MS, signal)
      if (signal.aborted) throw error
    }
}

const fieldsOf = (
  { send_file_name, send_chunk_number }: UploaderSettings,
  file: UploadFile,
  offset: number,
  total: number,
  chunkSize: number,
): Record<string, string | number> => ({
  ...(send_file_name ? { name: file.name } : {}),
  ...(chunkSize === 0
    ? {}
    : send_chunk_number
      ? { chunk: offset / chunkSize, chunks: Math.ceil(total / chunkSize) }
      : { offset, total }),
})

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
