import {
  readModerationQueue,
  readOwnDecisions,
  readWordRules,
} from '@fairlead/contract/moderation/moderation.endpoints.ts'
import type { ModerationCase, QueueState } from '@fairlead/contract/moderation/moderation.schema.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export const moderationKeys = {
  queue: ['moderation', 'queue'] as const,
  words: ['moderation', 'words'] as const,
  own: ['moderation', 'own'] as const,
}

export const queueQuery = (state: QueueState) =>
  infiniteQueryOptions({
    queryKey: [...moderationKeys.queue, state],
    queryFn: ({ pageParam, signal }) => call(readModerationQueue, { state, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }: { items: ModerationCase[]; next: number | null }) => next ?? undefined,
  })

export const wordsQuery = () =>
  queryOptions({
    queryKey: moderationKeys.words,
    queryFn: ({ signal }) => call(readWordRules, {}, { signal }),
  })

export const ownDecisionsQuery = () =>
  queryOptions({
    queryKey: moderationKeys.own,
    queryFn: ({ signal }) => call(readOwnDecisions, {}, { signal }),
  })
