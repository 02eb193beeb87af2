import { listConnections } from '@fairlead/contract/workplace/connections.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'

export const connectionsQuery = () =>
  queryOptions({
    queryKey: ['workplace', 'connections'],
    queryFn: ({ signal }) => call(listConnections, {}, { signal }),
  })
