import type { Endpoint, InputOf, OutputOf } from '@fairlead/contract/endpoint.ts'
import { type CallHeader, CLIENT_VERSION, REQUEST_TIMEOUT_MS } from '@fairlead/contract/headers.ts'
import { languageToWire } from '@fairlead/contract/primitives/language.ts'
import { type Envelope, SUCCESS_CODES } from '@fairlead/contract/problem.ts'
import { currentClient } from '../environment/environment.ts'
import { currentLanguage } from '../i18n/language.ts'
import { CANCELLED_CODE, CallError, CONNECTION_LOST_CODE } from './call-error.ts'
import { encodeParameters, filterParameters } from './parameters.ts'

export interface Transmission {
  token: string
  index: string
  signal?: AbortSignal
  timeoutMs?: number
  headers?: Readonly<Record<string, string>>
  /** Goes through even when the page is being left. */
  keepalive?: boolean
  /** What an upload carries beside its fields. */
  file?: Blob
}

/** One call over the wire, without any opinion on what its failure means to the person. */
export const sendCall = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  transmission: Transmission,
): Promise<OutputOf<E>> => {
  const { code, message, data } = await transmit(endpoint, input, transmission)
  if (SUCCESS_CODES.has(code)) return data as OutputOf<E>
  throw new CallError({ code, message, data, index: transmission.index })
}

const transmit = async (
  endpoint: Endpoint,
  input: unknown,
  transmission: Transmission,
): Promise<Envelope> => {
  const { index, signal, timeoutMs = REQUEST_TIMEOUT_MS } = transmission
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), timeoutMs)
  const cancel = () => ending.abort()
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    const { url, ...request } = requestFor(endpoint, input as Record<string, unknown>, transmission)
    const response = await fetch(url, {
      ...request,
      signal: ending.signal,
      keepalive: transmission.keepalive ?? false,
    })
    return readEnvelope(response.status, await response.text())
  } catch {
    const code = signal?.aborted ? CANCELLED_CODE : CONNECTION_LOST_CODE
    throw new CallError({ code, message: 'no answer', index })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

export const apiAddress = (path: string): string =>
  `${import.meta.env.VITE_API_BASE ?? window.location.origin}${path}`

const requestFor = (endpoint: Endpoint, input: Record<string, unknown>, transmission: Transmission) => {
  const { method, path, encoding, queryNames = [] } = endpoint
  const parameters = filterParameters(input)
  const headers = { ...callHeaders(transmission), ...transmission.headers }
  if (method === 'GET') {
    const query = encodeParameters(parameters)
    return { url: `${apiAddress(path)}${query && '?'}${query}`, method, headers }
  }
  if (encoding === 'multipart')
    return { url: apiAddress(path), method, headers, body: formWith(parameters, transmission.file) }
  const isForm = encoding === 'form'
  const inQuery = Object.entries(parameters).filter(([name]) => queryNames.includes(name))
  const query = encodeParameters(Object.fromEntries(inQuery))
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    url: `${apiAddress(path)}${query && '?'}${query}`,
    method,
    headers: { ...headers, 'content-type': `${contentType};charset=UTF-8` },
    body: isForm ? encodeParameters(parameters) : JSON.stringify(parameters),
  }
}

/** The browser writes the content type, which names where the parts end. */
const formWith = (parameters: Readonly<Record<string, unknown>>, file: Blob | undefined): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters)) form.append(name, String(value))
  if (file) form.append('file', file, file instanceof File ? file.name : 'file.jpg')
  return form
}

/** Also for requests that are no calls, such as uploads. */
export const callHeaders = ({
  token,
  index,
}: Pick<Transmission, 'token' | 'index'>): Partial<Record<CallHeader, string>> => ({
  ...(token && { token }),
  lang: languageToWire(currentLanguage()),
  client: currentClient(),
  version: CLIENT_VERSION,
  location: window.location.pathname,
  index,
})

/** Whatever stands between us and the server may answer with a page of its own; then only its status counts. */
export const readEnvelope = (status: number, body: string): Envelope => {
  const answer = parseJson(body)
  if (typeof answer?.code === 'number')
    return { code: answer.code, message: String(answer.message ?? ''), data: answer.data }
  return { code: status < 400 ? CONNECTION_LOST_CODE : status, message: '', data: undefined }
}

const parseJson = (body: string): Partial<Envelope> | undefined => {
  try {
    return JSON.parse(body) ?? undefined
  } catch {
    return undefined
  }
}
