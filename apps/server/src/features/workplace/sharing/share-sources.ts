import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { PlaceKind } from '@fairlead/contract/primitives/place.ts'
import { type Places, placeKey } from '../../communities/public.ts'
import type { LibraryOverview } from '../../library/public.ts'
import { createPostSource, type ReadPost } from './post-source.ts'
import type { ShareSource, ShareSources } from './share-source.ts'

/** `name` is what the query of its page calls it. */
const resource =
  (overview: LibraryOverview, kind: 'lesson' | 'article' | 'topic', name: 'code' | 'id'): ShareSource =>
  async (viewer, parameters, language) => {
    const { versionId, [name]: code = '' } = parameters
    const found = await overview(viewer, kind, code)
    if (!found) return undefined
    const query = new URLSearchParams({ [name]: code, ...(versionId && { versionId }) })
    return { ...spoken(found, language), path: `/${kind}?${query}` }
  }

const place =
  (
    places: Places,
    kind: PlaceKind,
    page: { path: `/${string}`; name: 'themeId' | 'munityId' | 'groupId' },
  ): ShareSource =>
  async (viewer, parameters, language) => {
    const id = Number(parameters[page.name])
    if (!Number.isSafeInteger(id) || id < 1) return undefined
    const standing = (await places.standingsOf(viewer, [{ kind, id }])).get(placeKey({ kind, id }))
    if (!standing?.mayRead) return undefined
    return {
      title: inLanguage(standing.name, language),
      summary: '',
      path: `${page.path}?${page.name}=${id}`,
    }
  }

const spoken = (
  { title, summary }: NonNullable<Awaited<ReturnType<LibraryOverview>>>,
  language: Language,
) => ({ title: inLanguage(title, language), summary: inLanguage(summary, language) })

/** Everything that has a page of its own today; whoever builds the next kind of page adds its line. */
export const createShareSources = (told: {
  readPost: ReadPost
  overview: LibraryOverview
  places: Places
}): ShareSources => ({
  post: createPostSource(told.readPost),
  lesson: resource(told.overview, 'lesson', 'code'),
  article: resource(told.overview, 'article', 'code'),
  topic: resource(told.overview, 'topic', 'id'),
  theme: place(told.places, 'theme', { path: '/theme', name: 'themeId' }),
  debate: place(told.places, 'debate', { path: '/debateDetail', name: 'themeId' }),
  community: place(told.places, 'community', { path: '/community', name: 'munityId' }),
  group: place(told.places, 'group', { path: '/group', name: 'groupId' }),
})
