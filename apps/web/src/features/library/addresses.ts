import type { ResourceKind } from '@fairlead/contract/library/library.schema.ts'

const places: Record<ResourceKind, { path: `/${string}`; query: string }> = {
  lesson: { path: '/lesson', query: 'code' },
  article: { path: '/article', query: 'code' },
  topic: { path: '/topic', query: 'id' },
  video: { path: '/videoDetail', query: 'videoBaseId' },
  tool: { path: '/toolDetail', query: 'id' },
}

/** Where a resource opens. */
export const addressOf = ({ kind, code }: { kind: ResourceKind; code: string }) => {
  const { path, query } = places[kind]
  return { to: path, search: { [query]: code } }
}

/** The whole address, for sharing and for the way back after signing in. */
export const linkTo = (resource: { kind: ResourceKind; code: string }): string => {
  const { to, search } = addressOf(resource)
  return `${window.location.origin}${to}?${new URLSearchParams(search)}`
}

/** Versions are numbered from 1; anything else in the address is as good as none. */
export const readVersion = (text: string | undefined): number | undefined => {
  const version = Number(text)
  return Number.isSafeInteger(version) && version > 0 ? version : undefined
}
