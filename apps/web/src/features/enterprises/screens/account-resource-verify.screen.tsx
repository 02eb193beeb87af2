import type { Identity } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { localPath } from '../../../platform/routing/local-path.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ChooseIdentity } from '../components/choose-identity.tsx'
import { IdentitySkeleton } from '../components/identity-skeleton.tsx'
import { OfferSwitch } from '../components/offer-switch.tsx'
import { Switching } from '../components/switching.tsx'
import { identitiesQuery } from '../enterprises.queries.ts'
import { enterprisesText } from '../enterprises.text.ts'

const HOME = '/campus'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person chose this identity themselves; a link cannot carry that. */
    isChosen?: boolean
  }
}

/** A link of another identity: explains, offers to switch, and goes on to where the link leads. */
export function AccountResourceVerifyScreen() {
  const t = useText(enterprisesText)
  const { search, state } = useLocation()
  const { enterpriseUserId, redirect } = search as Record<string, string>
  const { data, isPending, isError, refetch, isFetching } = useQuery(identitiesQuery())
  if (isPending) return <IdentitySkeleton />
  if (isError)
    return (
      <ErrorState retryLabel={t('identities.retry')} onRetry={() => void refetch()} retrying={isFetching}>
        {t('identities.failed')}
      </ErrorState>
    )
  const goOn = localPath(redirect) ?? HOME
  const wanted = data.items.find((identity) => String(identity.enterpriseUserId) === enterpriseUserId)
  const current = data.items.find(({ isCurrent }) => isCurrent)
  if (!wanted)
    return <ChooseIdentity identities={data.items} isUnknown={Boolean(enterpriseUserId)} goOn={goOn} />
  if (wanted.isCurrent) return <GoOn to={goOn} />
  const pair: { wanted: Identity; current: Identity | undefined } = { wanted, current }
  return state.isChosen ? <Switching {...pair} /> : <OfferSwitch {...pair} />
}

function GoOn({ to }: { to: string }) {
  const router = useRouter()
  useEffect(() => {
    void router.navigate({ href: to, replace: true })
  }, [router, to])
  return <IdentitySkeleton />
}
