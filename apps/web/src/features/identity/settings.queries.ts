import { listSessions } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { readCancellation, readSettings } from '@fairlead/contract/identity/settings.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['identity', 'settings'],
  queryFn: ({ signal }) => call(readSettings, {}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

/** Asked anew each time: somebody else may have taken something over meanwhile. */
export const cancellationQuery = queryOptions({
  queryKey: ['identity', 'cancellation'],
  queryFn: ({ signal }) => call(readCancellation, {}, { signal }),
  staleTime: 0,
})
