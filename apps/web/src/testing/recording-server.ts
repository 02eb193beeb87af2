import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

export interface RecordedRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: string
}

export type Answer = (request: RecordedRequest, response: ServerResponse) => void

/** A real server on a real socket that remembers what it was asked. The client of this test talks to it. */
export const startRecordingServer = async (answer: Answer) => {
  const requests: RecordedRequest[] = []
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://server')
    let body = ''
    for await (const chunk of incoming) body += chunk
    const request = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      body,
    }
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${port}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  return requests
}

/** An envelope with the status that belongs to its code. */
export const answerWith =
  (code: number, data: unknown = {}, message = ''): Answer =>
  (_request, response) => {
    response.writeHead(code < 1000 ? code : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code, message, data }))
  }
