import { verify, X509Certificate } from 'node:crypto'
import type { Statement, XapiVersion } from '../statement.ts'
import { parseJson } from '../validation/json-text.ts'
import { isObject } from '../validation/properties.ts'
import { validateStatement } from '../validation/statement.validation.ts'
import { badRequest, XapiError } from '../xapi-error.ts'
import { saysTheSame } from './statement-equivalence.ts'

const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/
const HASHES: Readonly<Record<string, string>> = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' }

/** Refuses a signature that is not one, that signs something else, or that its own certificate does not bear out. */
export const verifySignature = (statement: Statement, signature: Buffer, version: XapiVersion): void => {
  const jws = signature.toString('latin1')
  const [header = '', payload = '', sum = ''] = jws.split('.')
  if (!COMPACT_JWS.test(jws)) throw badRequest('The signature is no JWS in compact form.')
  const { alg, x5c } = headerOf(header)
  const hash = typeof alg === 'string' && Object.hasOwn(HASHES, alg) ? HASHES[alg] : undefined
  if (!hash) throw badRequest('The signature must use RS256, RS384 or RS512.')
  if (!saysTheSame(statement, signedStatement(payload, version)))
    throw badRequest('The signature signs another statement.')
  // Without a certificate in its header there is nothing a store could check it against.
  if (x5c === undefined) return
  const key = certificateOf(x5c).publicKey
  const isGenuine =
    key.asymmetricKeyType === 'rsa' &&
    verify(hash, Buffer.from(`${header}.${payload}`), key, Buffer.from(sum, 'base64url'))
  if (!isGenuine) throw badRequest('The signature does not fit its certificate.')
}

const headerOf = (encoded: string): { alg?: unknown; x5c?: unknown } => {
  const header = parseJson(Buffer.from(encoded, 'base64url'))
  if (!isObject(header)) throw badRequest('The header of the signature is no JSON object.')
  return header
}

const signedStatement = (payload: string, version: XapiVersion): Statement => {
  try {
    return validateStatement(parseJson(Buffer.from(payload, 'base64url')), version)
  } catch (error) {
    if (error instanceof XapiError) throw badRequest(`The signature signs no statement: ${error.message}`)
    throw error
  }
}

const certificateOf = (x5c: unknown): X509Certificate => {
  try {
    return new X509Certificate(Buffer.from((x5c as [string])[0], 'base64'))
  } catch {
    throw badRequest('The certificate of the signature cannot be read.')
  }
}
