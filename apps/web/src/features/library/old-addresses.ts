import type { Visit } from '../../platform/routing/route-entry.ts'

const NOT_FOUND = '/404'

/** Which preview a kind of page has, and what it is found by. */
const previews: Readonly<Record<string, { path: string; keys: readonly string[] }>> = {
  lesson: { path: '/lpreview', keys: ['code', 'versionId', 'lFId'] },
  article: { path: '/apreview', keys: ['code', 'versionId'] },
  topic: { path: '/tpreview', keys: ['id'] },
  activity: { path: '/acpreview', keys: ['activityId'] },
  message: { path: '/mpreview', keys: ['noticeId'] },
  video: { path: '/vpreview', keys: ['videoBaseId'] },
}

const withQuery = (path: string, query: Record<string, string>): string => {
  const encoded = new URLSearchParams(query).toString()
  return encoded ? `${path}?${encoded}` : path
}

export const toPreview = ({ search }: Visit): string => {
  const page = search.page ?? ''
  const preview = Object.hasOwn(previews, page) ? previews[page] : undefined
  if (!preview) return NOT_FOUND
  const given = preview.keys.flatMap((key) => (search[key] ? [[key, search[key]]] : []))
  return withQuery(preview.path, Object.fromEntries(given))
}

export const toArticle = ({ search }: Visit): string => withQuery('/article', search)
