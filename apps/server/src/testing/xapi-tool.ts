import { issueCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { JsonObject, XapiVersion } from '../features/xapi/statement.ts'
import type { Person, Product } from './product.ts'

export interface Asked {
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  /** Objects travel as JSON. */
  body?: unknown
}

export interface Answered {
  status: number
  headers: Record<string, string>
  text: string
  bytes: Buffer
  json: () => JsonObject
}

type Ask = (path: string, asked?: Asked) => Promise<Answered>

/** Some other software that talks to the record store. */
export interface Tool {
  get: Ask
  head: Ask
  put: Ask
  post: Ask
  delete: Ask
  patch: Ask
  options: Ask
  /** The same with other headers on every request; undefined leaves one out. */
  with(headers: Record<string, string | undefined>): Tool
}

export const basic = (key: string, secret: string): string =>
  `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`

export const createTool = (product: Product, headers: Record<string, string | undefined>): Tool => {
  const ask =
    (method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'OPTIONS'): Ask =>
    async (path, asked = {}) => {
      const isRaw = asked.body === undefined || typeof asked.body === 'string' || Buffer.isBuffer(asked.body)
      const given = {
        ...(isRaw ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...asked.headers,
      }
      const query = Object.entries(asked.query ?? {}).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ])
      const answer = await product.app.http.inject({
        method,
        url: `/xapi${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
        headers: Object.fromEntries(
          Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
        ...(asked.body === undefined
          ? {}
          : { payload: isRaw ? (asked.body as string | Buffer) : JSON.stringify(asked.body) }),
      })
      return {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
        text: answer.body,
        bytes: answer.rawPayload,
        json: () => answer.json() as JsonObject,
      }
    }
  return {
    get: ask('GET'),
    head: ask('HEAD'),
    put: ask('PUT'),
    post: ask('POST'),
    delete: ask('DELETE'),
    patch: ask('PATCH'),
    options: ask('OPTIONS'),
    with: (others) => createTool(product, { ...headers, ...others }),
  }
}

/** A tool with a credential that this administrator issued. */
export const issuedTool = async (
  product: Product,
  administrator: Person,
  scopes: Scope[],
  version: XapiVersion = '2.0.0',
): Promise<Tool & { key: string; secret: string; credentialId: number }> => {
  const { data } = await administrator.call(issueCredential, { label: 'a test', scopes })
  const { credential, secret } = data
  const headers = {
    authorization: basic(credential.key, secret),
    'x-experience-api-version': version,
  }
  return {
    ...createTool(product, headers),
    key: credential.key,
    secret,
    credentialId: credential.credentialId,
  }
}
