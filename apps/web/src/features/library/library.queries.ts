import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import {
  listTopicShares,
  previewResource,
  readLearnHome,
  readStudy,
  viewArticle,
  viewLesson,
  viewTool,
  viewTopic,
  viewTopicShare,
  viewVideo,
} from '@fairlead/contract/library/library.endpoints.ts'
import type { ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export type LearnHome = OutputOf<typeof readLearnHome>

export const libraryKeys = {
  home: ['library', 'home'] as const,
  study: (kind: ResourceKind, code: string) => ['library', 'study', kind, code] as const,
}

export const learnHomeQuery = () =>
  queryOptions({
    queryKey: libraryKeys.home,
    queryFn: ({ signal }) => call(readLearnHome, {}, { signal }),
  })

export const lessonQuery = (code: string, versionId: number | undefined) =>
  queryOptions({
    queryKey: ['library', 'lesson', code, versionId ?? 0],
    queryFn: ({ signal }) => call(viewLesson, { code, versionId }, { signal, silent: true }),
  })

export const articleQuery = (code: string, versionId: number | undefined) =>
  queryOptions({
    queryKey: ['library', 'article', code, versionId ?? 0],
    queryFn: ({ signal }) => call(viewArticle, { code, versionId }, { signal, silent: true }),
  })

export const studyQuery = (kind: ResourceKind, code: string) =>
  queryOptions({
    queryKey: libraryKeys.study(kind, code),
    queryFn: ({ signal }) => call(readStudy, { kind, code }, { signal, silent: true }),
  })

export const topicQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'topic', id],
    queryFn: ({ signal }) => call(viewTopic, { id }, { signal, silent: true }),
  })

export const topicShareQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'topicShare', id],
    queryFn: ({ signal }) => call(viewTopicShare, { id }, { signal, silent: true }),
  })

export const topicSharesQuery = (by: 'me' | 'colleagues') =>
  infiniteQueryOptions({
    queryKey: ['library', 'topicShares', by],
    queryFn: ({ pageParam, signal }) => call(listTopicShares, { by, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const videoQuery = (videoBaseId: string) =>
  queryOptions({
    queryKey: ['library', 'video', videoBaseId],
    queryFn: ({ signal }) => call(viewVideo, { videoBaseId }, { signal, silent: true }),
  })

export const toolQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'tool', id],
    queryFn: ({ signal }) => call(viewTool, { id }, { signal, silent: true }),
  })

export const previewQuery = (kind: ResourceKind, code: string, versionId: number | undefined) =>
  queryOptions({
    queryKey: ['library', 'preview', kind, code, versionId ?? 0],
    queryFn: ({ signal }) => call(previewResource, { kind, code, versionId }, { signal, silent: true }),
    staleTime: 0,
  })
