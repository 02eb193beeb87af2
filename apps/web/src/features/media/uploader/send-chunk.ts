import type { UploaderSettings } from './uploader-settings.ts'

export interface ChunkAnswer {
  response: string
  status: number
  responseHeaders: string
}

export interface Chunk {
  blob: Blob
  /** name, chunk and chunks or offset and total: what goes along with the bytes. */
  fields: Readonly<Record<string, string | number>>
  fileName: string
}

/** A try that got no usable answer. Status 0: none at all. */
export class ChunkFailure extends Error {
  readonly answer: ChunkAnswer

  constructor(answer: ChunkAnswer) {
    super('HTTP Error.')
    this.answer = answer
  }
}

/** One request with one chunk. Status below 200 or from 400 on, a cut connection and a stall are failures. */
export const sendChunk = (
  settings: UploaderSettings,
  { blob, fields, fileName }: Chunk,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<ChunkAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const answer = (): ChunkAnswer => ({
      response: request.responseText,
      status: request.status,
      responseHeaders: request.getAllResponseHeaders(),
    })
    const fail = () => reject(new ChunkFailure(answer()))
    const watch = createStallWatch(settings.stall_timeout, () => request.abort())
    const abort = () => request.abort()
    signal.addEventListener('abort', abort, { once: true })

    request.upload.onprogress = ({ loaded }) => {
      watch.restart()
      // Some of it is the form around the file.
      onProgress(Math.min(loaded, blob.size))
    }
    request.onload = () => (request.status < 200 || request.status >= 400 ? fail() : resolve(answer()))
    request.onerror = fail
    request.onabort = fail
    request.onloadend = () => {
      watch.end()
      signal.removeEventListener('abort', abort)
    }

    const all = { ...fields, ...settings.multipart_params }
    request.open(settings.http_method, settings.multipart ? settings.url : withQuery(settings.url, all), true)
    if (!settings.multipart) request.setRequestHeader('Content-Type', 'application/octet-stream')
    for (const [name, value] of Object.entries(settings.headers)) request.setRequestHeader(name, value)
    watch.restart()
    request.send(settings.multipart ? formOf(settings, all, blob, fileName) : blob)
    if (signal.aborted) abort()
  })

const formOf = (
  settings: UploaderSettings,
  fields: Readonly<Record<string, string | number>>,
  blob: Blob,
  fileName: string,
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  // Last: a store that checks a signature wants to know everything before the bytes come.
  form.append(settings.file_data_name, blob, fileName)
  return form
}

const withQuery = (url: string, fields: Readonly<Record<string, string | number>>): string => {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
}

const createStallWatch = (milliseconds: number, onStall: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    restart() {
      end()
      if (milliseconds > 0) timer = setTimeout(onStall, milliseconds)
    },
    end,
  }
}
