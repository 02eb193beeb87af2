import { findLinkIdentity, listIdentities } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['enterprises', 'identities'],
    queryFn: ({ signal }) => call(listIdentities, {}, { signal, silent: true }),
  })

export const linkIdentityQuery = (kind: string, id: number) =>
  queryOptions({
    queryKey: ['enterprises', 'link', kind, id],
    queryFn: ({ signal }) => call(findLinkIdentity, { kind, id }, { signal, silent: true }),
  })
