import { posix } from 'node:path'

export interface FeatureOrder {
  ordered: readonly string[]
  observers: readonly string[]
  edge: readonly string[]
}

/** Where a file stands in the architecture. */
export interface Place {
  path: string
  part: 'contract' | 'server' | 'web' | 'tooling'
  /** `shared` is the contract outside its features; `tooling` is everything that is not the product. */
  layer: 'feature' | 'platform' | 'demo' | 'ui' | 'app' | 'testing' | 'shared' | 'tooling'
  feature: string
  /** The part of the name that tells the role: `post.routes.ts` has `routes`. */
  role: string
  isTest: boolean
}

const SOURCES = /^(?:packages\/(?<contract>contract)|apps\/(?<app>server|web))\/src\/(?<inside>.+)$/
const LAYERS: Record<string, Place['layer']> = {
  features: 'feature',
  platform: 'platform',
  demo: 'demo',
  ui: 'ui',
  testing: 'testing',
}
const CONTRACT_SHARED = 'primitives'

const layerOf = (part: Place['part'], folder: string, hasFolder: boolean): Place['layer'] => {
  if (part === 'contract') return hasFolder && folder !== CONTRACT_SHARED ? 'feature' : 'shared'
  return LAYERS[folder] ?? 'app'
}

export const placeOf = (path: string): Place => {
  const match = SOURCES.exec(path)?.groups
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path)
  const role = /\.(?<role>[a-z-]+)(?:\.test)?\.tsx?$/.exec(posix.basename(path))?.groups?.role ?? ''
  if (!match) return { path, part: 'tooling', layer: 'tooling', feature: '', role, isTest }
  const part = (match.contract ?? match.app) as 'contract' | 'server' | 'web'
  const folders = (match.inside ?? '').split('/').slice(0, -1)
  const layer = layerOf(part, folders[0] ?? '', folders.length > 0)
  const feature = layer === 'feature' ? (folders[part === 'contract' ? 0 : 1] ?? '') : ''
  return { path, part, layer, feature, role, isTest }
}

const WORKSPACES: Record<string, string> = {
  '@fairlead/contract/': 'packages/contract/src/',
  '@fairlead/server/': 'apps/server/',
  '@fairlead/web/': 'apps/web/',
}

/** The file an import means, or undefined when it is a package. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const workspace = Object.keys(WORKSPACES).find((name) => specifier.startsWith(name))
  return workspace && posix.join(WORKSPACES[workspace] ?? '', specifier.slice(workspace.length))
}

export const isKnownFeature = (order: FeatureOrder, feature: string): boolean =>
  [...order.ordered, ...order.observers, ...order.edge].includes(feature)

/** Whether `feature` stands above or may watch `other`. */
export const mayUse = (order: FeatureOrder, feature: string, other: string): boolean => {
  if (feature === other) return true
  if (order.edge.includes(feature)) return order.ordered.includes(other) || order.observers.includes(other)
  if (order.observers.includes(feature)) return order.ordered.includes(other)
  const place = order.ordered.indexOf(other)
  return place >= 0 && place < order.ordered.indexOf(feature)
}
