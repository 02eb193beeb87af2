import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import {
  readLearnHome,
  readStudy,
  viewArticle,
  viewLesson,
} from '@fairlead/contract/library/library.endpoints.ts'
import type { ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import { queryOptions } from '@tanstack/react-query'
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
