import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the server does to one request: answer with a status, cut the connection, or never answer. */
export type Fate = number | 'cut' | 'cut-after-reading' | 'silent'

export interface ReceivedUpload {
  method: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  fields: Record<string, string>
  body: string
  fileName: string
}

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
}

/** A real server that takes uploads and fails as told: `fates` are used up one by one, then everything goes well. */
export const startUploadServer = async (
  fates: Fate[] = [],
  answer: (upload: ReceivedUpload) => object = () => ({}),
) => {
  const received: ReceivedUpload[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, OPEN).end()
    const fate = fates.shift() ?? 200
    if (fate === 'cut') return request.socket.destroy()
    const upload = await read(request).catch(() => undefined)
    if (!upload) return undefined
    received.push(upload)
    if (fate === 'cut-after-reading') return request.socket.destroy()
    return fate === 'silent' ? undefined : reply(response, fate, answer(upload))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, fates }
}

const reply = (response: ServerResponse, status: number, answer: object) =>
  response.writeHead(status, { ...OPEN, 'content-type': 'application/json' }).end(JSON.stringify(answer))

const read = async (request: IncomingMessage): Promise<ReceivedUpload> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const url = new URL(request.url ?? '/', 'http://server')
  const common = {
    method: request.method ?? '',
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
  }
  if (!request.headers['content-type']?.startsWith('multipart/'))
    return { ...common, fields: {}, body: bytes.toString('latin1'), fileName: '' }
  return { ...common, ...partsOf(bytes.toString('latin1'), request.headers['content-type']) }
}

const partsOf = (form: string, contentType: string) => {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1] ?? ''
  const found = { fields: {} as Record<string, string>, body: '', fileName: '' }
  for (const part of form.split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const value = rest.join('\r\n\r\n').slice(0, -2)
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? ''
    const fileName = /filename="([^"]*)"/.exec(head)?.[1]
    if (fileName === undefined) found.fields[name] = Buffer.from(value, 'latin1').toString()
    else Object.assign(found, { body: value, fileName, fields: { ...found.fields, [`file:${name}`]: '' } })
  }
  return found
}
