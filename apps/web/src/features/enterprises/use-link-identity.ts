import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { linkIdentityQuery } from './enterprises.queries.ts'
import { switchAddress } from './switch-address.ts'

/**
 * For a screen that did not find what its link names: when it belongs to another identity of the same person, leads
 * to where they can switch. `missing` is null as long as nothing is missing.
 */
export const useLinkIdentity = (missing: { kind: string; id: number } | null): void => {
  const router = useRouter()
  const query = linkIdentityQuery(missing?.kind ?? '', missing?.id ?? 0)
  const { data } = useQuery({ ...query, queryFn: missing ? query.queryFn : skipToken })
  const enterpriseUserId = data?.enterpriseUserId ?? 0
  useEffect(() => {
    if (enterpriseUserId === 0) return
    const href = switchAddress(enterpriseUserId, router.state.location.href)
    void router.navigate({ href, replace: true })
  }, [router, enterpriseUserId])
}
