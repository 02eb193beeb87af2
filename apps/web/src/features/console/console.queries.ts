import { listAdministeredEnterprises, readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import type { InputOf } from '@fairlead/contract/endpoint.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export type AuditFilter = Pick<InputOf<typeof readAuditLog>, 'enterpriseId' | 'actorId' | 'noun' | 'since'>

export const administeredQuery = () =>
  queryOptions({
    queryKey: ['console', 'enterprises'],
    queryFn: ({ signal }) => call(listAdministeredEnterprises, {}, { signal }),
  })

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['console', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(readAuditLog, { ...filter, cursor: pageParam, limit: 30 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
