import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface FakeBucket {
  endpoint: string
  objects: Map<string, Buffer>
  /** What was refused, for a test that wonders why. */
  refused: string[]
  close(): void
}

const SECRET = 'bucket-secret'
export const bucketAccess = { bucket: 'files', region: 'eu-test-1', keyId: 'AKTEST', secret: SECRET }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Written from the services' own documents, not from our code: each request is signed as they ask, or refused. */
const signatureOf = {
  oss({ method, headers, url }: IncomingMessage): string {
    const [path = ''] = (url ?? '').split('?')
    const lines = [method, '', headers['content-type'] ?? '', headers.date, `/files${decodeURI(path)}`]
    return `OSS AKTEST:${createHmac('sha1', SECRET).update(lines.join('\n')).digest('base64')}`
  },
  s3({ method, headers, url }: IncomingMessage): string {
    const given = String(headers.authorization)
    const [, scope = ''] = /Credential=AKTEST\/([^,]+)/.exec(given) ?? []
    const [, names = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? []
    const canonicalHeaders = names
      .split(';')
      .map((name) => `${name}:${String(headers[name]).trim()}\n`)
      .join('')
    const canonical = [method, url, '', canonicalHeaders, names, headers['x-amz-content-sha256']].join('\n')
    const digest = createHash('sha256').update(canonical).digest('hex')
    const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
    const [day = '', region = '', service = ''] = scope.split('/')
    const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), service), 'aws4_request')
    const signature = createHmac('sha256', key).update(toSign).digest('hex')
    return `AWS4-HMAC-SHA256 Credential=AKTEST/${scope}, SignedHeaders=${names}, Signature=${signature}`
  },
}

/** A bucket on this machine that believes nobody. */
export const startFakeBucket = async (service: 'oss' | 's3'): Promise<FakeBucket> => {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const expected = signatureOf[service](request)
    if (request.headers.authorization !== expected) {
      refused.push(`${request.method} ${request.url}: ${request.headers.authorization}, not ${expected}`)
      response.writeHead(403).end()
      return
    }
    const path = decodeURI(request.url ?? '')
    const key = service === 's3' ? path.replace('/files/', '') : path.slice(1)
    if (request.method === 'PUT') {
      objects.set(key, body)
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else sendObject(request, response, objects.get(key))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { endpoint, objects, refused, close: () => void server.close() }
}

const sendObject = (
  request: IncomingMessage,
  response: import('node:http').ServerResponse,
  object: Buffer | undefined,
) => {
  if (!object) return response.writeHead(404).end()
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  const part = start === undefined ? object : object.subarray(Number(start), Number(end) + 1)
  response.writeHead(start === undefined ? 200 : 206, {
    'content-length': part.length,
    'last-modified': new Date(0).toUTCString(),
  })
  return response.end(request.method === 'HEAD' ? undefined : part)
}
