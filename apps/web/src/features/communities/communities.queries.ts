import {
  listAnnouncements,
  listClassmates,
  listCommunities,
  listJoinRequests,
  listMembers,
  readClass,
  readCommunity,
  readGroupWork,
  readInvitation,
} from '@fairlead/contract/communities/communities.endpoints.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

const root = ['communities'] as const

export const directoryQuery = () =>
  queryOptions({
    queryKey: [...root, 'list'],
    queryFn: ({ signal }) => call(listCommunities, {}, { signal }),
  })

export const communityQuery = (munityId: number) =>
  queryOptions({
    queryKey: [...root, 'detail', munityId],
    queryFn: ({ signal }) => call(readCommunity, { munityId }, { signal, silent: true }),
  })

export const membersQuery = (munityId: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'members', munityId],
    queryFn: ({ pageParam, signal }) =>
      call(listMembers, { munityId, limit: 20, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const requestsQuery = (munityId: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'requests', munityId],
    queryFn: ({ pageParam, signal }) => call(listJoinRequests, { munityId, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const announcementsQuery = (munityId: number) =>
  queryOptions({
    queryKey: [...root, 'announcements', munityId],
    queryFn: ({ signal }) => call(listAnnouncements, { munityId, limit: 20 }, { signal }),
  })

export const groupWorkQuery = (groupId: number) =>
  queryOptions({
    queryKey: [...root, 'work', groupId],
    queryFn: ({ signal }) => call(readGroupWork, { groupId }, { signal }),
  })

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: [...root, 'invitation', code],
    queryFn: ({ signal }) => call(readInvitation, { code }, { signal, silent: true }),
  })

export const classmatesQuery = () =>
  queryOptions({
    queryKey: [...root, 'classmates'],
    queryFn: ({ signal }) => call(listClassmates, {}, { signal, silent: true }),
  })

export const classQuery = (enterpriseClassId: number | undefined) =>
  queryOptions({
    queryKey: [...root, 'class', enterpriseClassId ?? 0],
    queryFn: ({ signal }) => call(readClass, { enterpriseClassId }, { signal, silent: true }),
  })

/** Whoever joins, leaves or changes something is seen in several lists at once. */
export const renewCommunities = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: root })
