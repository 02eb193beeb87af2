import { CLIENT_VERSION, createIndex } from '@fairlead/contract/headers.ts'
import type { Connection } from './connection.ts'
import type { Answer } from './read-answer.ts'

export type Parameters = Readonly<Record<string, string | number>>

const asQuery = (parameters: Parameters): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

const write = (method: string, path: string, headers: string, body = ''): string =>
  `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${headers}${
    body && `content-length: ${Buffer.byteLength(body)}\r\n`
  }\r\n${body}`

const JSON_BODY = 'content-type: application/json\r\n'
const FORM_BODY = 'content-type: application/x-www-form-urlencoded\r\n'

/** The headers of every call of the web; each call has an `index` of its own, so that its answer is recorded anew. */
const callHeaders = (token: string): string =>
  `token: ${token}\r\nlang: 2\r\nclient: PC\r\nversion: ${CLIENT_VERSION}\r\nlocation: /campus\r\nindex: ${createIndex()}\r\naccept: application/json\r\n`

/** How a load case speaks: every call checks what came back. */
export class Caller {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Of the bare server, without any header that it does not need. */
  async bareGet(path: string): Promise<void> {
    assertStatus(await this.#connection.send(write('GET', path, '')), path)
  }

  async barePost(path: string, body: object): Promise<void> {
    const request = write('POST', path, JSON_BODY, JSON.stringify(body))
    assertStatus(await this.#connection.send(request), path)
  }

  async get(path: string, token: string, parameters: Parameters = {}): Promise<Buffer> {
    const request = write('GET', `${path}?${asQuery(parameters)}`, callHeaders(token))
    return assertCode(await this.#connection.send(request), path)
  }

  /** As a browser asks; the code inside is not read, because unpacking would cost more than the answer. */
  async getCompressed(path: string, token: string, parameters: Parameters): Promise<void> {
    const headers = `${callHeaders(token)}accept-encoding: gzip, deflate, br, zstd\r\n`
    const request = write('GET', `${path}?${asQuery(parameters)}`, headers)
    assertStatus(await this.#connection.send(request), path)
  }

  async post(path: string, token: string, parameters: Parameters): Promise<Buffer> {
    const request = write('POST', path, callHeaders(token) + JSON_BODY, JSON.stringify(parameters))
    return assertCode(await this.#connection.send(request), path)
  }

  /** From an address of its own, because sign-ins are limited by address. */
  async postForm(path: string, address: string, parameters: Parameters): Promise<Buffer> {
    const headers = `${callHeaders('')}x-forwarded-for: ${address}\r\n${FORM_BODY}`
    return assertCode(await this.#connection.send(write('POST', path, headers, asQuery(parameters))), path)
  }
}

const CODE = /^\{"code":(200|10063),/
const CODE_LENGTH = 20
const SHOWN = 500

const assertStatus = (answer: Answer, path: string): void => {
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${excerpt(answer)}`)
}

/** Business problems travel with status 200, so the code is what tells. */
const assertCode = (answer: Answer, path: string): Buffer => {
  assertStatus(answer, path)
  if (!CODE.test(answer.body.toString('latin1', 0, CODE_LENGTH)))
    throw new Error(`${path} answered ${excerpt(answer)}`)
  return answer.body
}

const excerpt = ({ body }: Answer): string => body.toString('utf8', 0, SHOWN)

export const dataOf = <Data>(body: Buffer): Data => (JSON.parse(body.toString()) as { data: Data }).data
