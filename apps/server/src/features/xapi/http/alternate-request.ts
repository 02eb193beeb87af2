import { badRequest } from '../xapi-error.ts'
import type { XapiMethod, XapiRequest } from './xapi-exchange.ts'

// For browsers that could not send what the standard needs: everything travels in the form of a POST.
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const HEADER_FIELDS: ReadonlySet<string> = new Set([
  'authorization',
  'x-experience-api-version',
  'content-type',
  'content-length',
  'if-match',
  'if-none-match',
  'accept',
  'accept-encoding',
  'accept-language',
])
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'POST', 'DELETE'])

/** The fields of a query string or a form; naming one twice is a mistake. */
export const fieldsIn = (text: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw badRequest(`The parameter “${name}” is given more than once.`)
    fields.set(name, value)
  }
  return fields
}

export const isAlternate = ({ method, parameters }: XapiRequest): boolean =>
  method === 'POST' && parameters.has('method')

/** The request that a POST with `?method=` stands for. */
export const unwrapped = (request: XapiRequest): XapiRequest => {
  const method = request.parameters.get('method') ?? ''
  if (!METHODS.has(method)) throw badRequest(`The method “${method}” is none that a POST could stand for.`)
  if (request.parameters.size > 1)
    throw badRequest('In this syntax “method” is the only parameter; the others belong to the form.')
  if (!FORM.test(request.headers['content-type'] ?? ''))
    throw badRequest('In this syntax the body must be a form.')
  const headers: Record<string, string | undefined> = {
    ...request.headers,
    'content-type': 'application/json',
  }
  const parameters = new Map<string, string>()
  let content: string | undefined
  for (const [name, value] of fieldsIn(request.body.toString('utf8'))) {
    const lower = name.toLowerCase()
    if (name === 'content') content = value
    else if (HEADER_FIELDS.has(lower)) headers[lower] = value
    else parameters.set(name, value)
  }
  if (content === undefined && (method === 'PUT' || method === 'POST'))
    throw badRequest('The form has no field “content”.')
  return { method: method as XapiMethod, parameters, headers, body: Buffer.from(content ?? '') }
}
