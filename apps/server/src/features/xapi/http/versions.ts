import type { XapiVersion } from '../statement.ts'
import { badRequest } from '../xapi-error.ts'

export const SUPPORTED_VERSIONS: readonly XapiVersion[] = ['2.0.0', '1.0.3']
export const LATEST_VERSION: XapiVersion = '2.0.0'

/** The version of the standard a request wants to be answered by; any patch of it will do. */
export const versionIn = (header: string | undefined): XapiVersion => {
  if (header === undefined) throw badRequest('The header X-Experience-API-Version is missing.')
  if (/^1\.0(?:\.\d+)?$/.test(header)) return '1.0.3'
  if (/^2\.0(?:\.\d+)?$/.test(header)) return '2.0.0'
  throw badRequest(`Version ${header} is not spoken here, only ${SUPPORTED_VERSIONS.join(' and ')}.`)
}
