import {
  CARD_FIELDS,
  type ResourceCard,
  type ResourcesInfo,
} from '@fairlead/contract/posts/resources.schema.ts'
import type { Tint } from '../../ui/cover/composition.ts'

interface ResourceKind {
  label:
    | 'kind.lesson'
    | 'kind.article'
    | 'kind.topic'
    | 'kind.activity'
    | 'kind.video'
    | 'kind.tool'
    | 'kind.theme'
    | 'kind.learningPlan'
    | 'kind.task'
    | 'kind.seminar'
    | 'kind.resource'
  tint: Tint
  path: `/${string}` | null
  /** The query parameter that carries the id. */
  query: string
}

const kinds: Record<string, ResourceKind> = {
  lesson: { label: 'kind.lesson', tint: 'sea', path: '/lesson', query: 'code' },
  article: { label: 'kind.article', tint: 'slate', path: '/article', query: 'code' },
  topic: { label: 'kind.topic', tint: 'dusk', path: '/topic', query: 'id' },
  activity: { label: 'kind.activity', tint: 'clay', path: '/activity', query: 'activityId' },
  video: { label: 'kind.video', tint: 'plum', path: '/videoDetail', query: 'videoBaseId' },
  tool: { label: 'kind.tool', tint: 'forest', path: '/toolDetail', query: 'id' },
  theme: { label: 'kind.theme', tint: 'dusk', path: '/theme', query: 'themeId' },
  munityTheme: { label: 'kind.theme', tint: 'dusk', path: '/theme', query: 'themeId' },
  unitTool: { label: 'kind.tool', tint: 'forest', path: '/toolTaskDetail', query: 'id' },
  task: { label: 'kind.task', tint: 'clay', path: '/taskDetail', query: 'id' },
  diytask: { label: 'kind.task', tint: 'clay', path: '/diyTaskDetail', query: 'id' },
  unitSeminar: { label: 'kind.seminar', tint: 'plum', path: '/teamActionDiscussDetail', query: 'id' },
  unitSeminarGroup: {
    label: 'kind.seminar',
    tint: 'plum',
    path: '/groupTeamActionDiscussDetail',
    query: 'id',
  },
  userSeminar: { label: 'kind.seminar', tint: 'plum', path: '/teamActionSubDiscussDetail', query: 'id' },
  learningPlan: { label: 'kind.learningPlan', tint: 'forest', path: '/learningPlan', query: 'id' },
}

const unknownKind: ResourceKind = { label: 'kind.resource', tint: 'slate', path: null, query: '' }

/** How a card of this kind looks; a kind of tomorrow is shown without a link rather than not at all. */
export const kindOf = (card: ResourceCard): ResourceKind => kinds[card.kind] ?? unknownKind

export const addressOf = (card: ResourceCard): string | null => {
  const { path, query } = kindOf(card)
  return path && `${path}?${query}=${encodeURIComponent(card.id)}`
}

/** All cards of a post, in the order of the wire. */
export const cardsOf = (info: ResourcesInfo): ResourceCard[] => [
  ...CARD_FIELDS.flatMap((field) => info[field] ?? []),
  ...(info.sourceData ? [info.sourceData] : []),
]
