import type { Caller } from '../credentials/caller.ts'
import type { XapiVersion } from '../statement.ts'

export type XapiMethod = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'

/** A request as the standard sees it, whichever of its two syntaxes it came in. */
export interface XapiRequest {
  method: XapiMethod
  parameters: ReadonlyMap<string, string>
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

export interface XapiAnswer {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** A request with everything known about it that any resource needs. */
export interface XapiCall extends XapiRequest {
  version: XapiVersion
  caller: Caller
}

export type XapiHandler = (call: XapiCall) => Promise<XapiAnswer>

export interface XapiResource {
  /** Below the base of the record store. */
  path: string
  /** Says how far reading is complete. */
  tellsConsistency?: true
  /** For everybody, in any version or none. */
  isOpen?: true
  methods: Readonly<Partial<Record<Exclude<XapiMethod, 'HEAD'>, XapiHandler>>>
}

export const jsonAnswer = (value: unknown, headers: Readonly<Record<string, string>> = {}): XapiAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const NO_CONTENT: XapiAnswer = { status: 204 }
