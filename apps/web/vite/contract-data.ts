import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT_MODULE = /\/packages\/contract\/src\/.+\.(endpoints|schema|errors|events)\.ts$/

/**
 * The browser needs of the contract only plain data: where a call goes, the limits, the codes. This plugin runs those
 * modules here and hands the browser their data, so that the validation library never travels.
 */
export const contractData = (): Plugin => ({
  name: 'fairlead:contract-data',
  enforce: 'pre',
  // The fake API of the screen tests checks with the real schemas.
  apply: (_config, { mode }) => mode !== 'test',
  load: {
    filter: { id: CONTRACT_MODULE },
    async handler(id) {
      const { mtimeMs } = await stat(id)
      const exports: Record<string, unknown> = await import(`${pathToFileURL(id).href}?changed=${mtimeMs}`)
      return { code: browserModule(exports), map: null }
    },
  },
})

/** What is left out here fails the build as a missing export where it is imported. */
export const browserModule = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(([name, value]) => [name, isEndpoint(value) ? addressOf(value) : plainData(value)] as const)
    .filter(([, data]) => data !== undefined)
    .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)}\n`)
    .join('')

interface EndpointAddress {
  method: string
  path: string
  encoding?: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isSchema = (value: unknown): boolean => isObject(value) && '_zod' in value

const isEndpoint = (value: unknown): value is EndpointAddress =>
  isObject(value) && 'method' in value && 'path' in value && isSchema(value.input)

const addressOf = ({ method, path, encoding }: EndpointAddress): EndpointAddress => ({
  method,
  path,
  encoding,
})

const plainData = (value: unknown): unknown => {
  if (typeof value === 'function' || isSchema(value)) return undefined
  if (Array.isArray(value)) return value.map(plainData).filter((item) => item !== undefined)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, plainData(inner)] as const)
  const kept = entries.filter(([, inner]) => inner !== undefined)
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept)
}
