import { listDemoMessages, listDemoPeople } from '@fairlead/contract/identity/identity.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

/** Nobody outside demo mode. Missing them must not disturb signing in, so a failure stays quiet. */
export const demoPeopleQuery = () =>
  queryOptions({
    queryKey: ['identity', 'demo-people'],
    queryFn: ({ signal }) => call(listDemoPeople, {}, { signal }),
  })

/** What the demo would have sent to an address; `sentAt` tells one sending from the next. */
export const demoMessagesQuery = (to: string, sentAt: number) =>
  queryOptions({
    queryKey: ['identity', 'demo-messages', to, sentAt],
    queryFn: ({ signal }) => call(listDemoMessages, { to }, { signal }),
    enabled: to !== '',
  })
