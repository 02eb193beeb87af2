import type { InputOf } from '@fairlead/contract/endpoint.ts'
import {
  exploreRecord,
  readOwnSentences,
  readRecordTimeline,
} from '@fairlead/contract/xapi/explorer.endpoints.ts'
import { listCredentials, listForwardings } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export type RecordFilter = InputOf<typeof readRecordTimeline>

export const recordQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['records', 'explore', filter],
    queryFn: ({ pageParam, signal }) => call(exploreRecord, { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const timelineQuery = (filter: RecordFilter) =>
  queryOptions({
    queryKey: ['records', 'timeline', filter],
    queryFn: ({ signal }) => call(readRecordTimeline, filter, { signal }),
  })

export const ownRecordQuery = () =>
  infiniteQueryOptions({
    queryKey: ['records', 'own'],
    queryFn: ({ pageParam, signal }) => call(readOwnSentences, { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const credentialsQuery = (enterpriseId: number | undefined) =>
  queryOptions({
    queryKey: ['records', 'credentials', enterpriseId],
    queryFn: ({ signal }) => call(listCredentials, { enterpriseId }, { signal }),
  })

export const forwardingsQuery = () =>
  queryOptions({
    queryKey: ['records', 'forwardings'],
    queryFn: ({ signal }) => call(listForwardings, {}, { signal }),
  })
