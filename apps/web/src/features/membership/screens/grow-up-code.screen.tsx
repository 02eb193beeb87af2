import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CallError, isServerFailure } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { CardFace } from '../components/card-face.tsx'
import { CardOfferActions } from '../components/card-offer-actions.tsx'
import classes from '../components/membership-page.module.css'
import { cardQuery } from '../membership.queries.ts'
import { membershipText } from '../membership.text.ts'

/** One card as a page to pass on: what it brings, its code, and what this visitor can do with it. */
export function GrowUpCodeScreen() {
  const t = useText(membershipText)
  const { search } = useLocation()
  const { code = '' } = search as Record<string, string>
  const { data, isPending, error, refetch, isFetching } = useQuery({
    ...cardQuery(code),
    enabled: code !== '',
  })
  const isUnknown = code === '' || (error instanceof CallError && !isServerFailure(error.code))
  return (
    <div className={`${classes.page} ${classes.narrow}`}>
      {isUnknown ? (
        <EmptyState
          drawing="bottle"
          action={<ButtonLink to="/growUpCodeExchange">{t('card.typeCode')}</ButtonLink>}
        >
          {t('card.missing')}
        </EmptyState>
      ) : (
        error && (
          <ErrorState retryLabel={t('retry')} onRetry={() => void refetch()} retrying={isFetching}>
            {t('failed')}
          </ErrorState>
        )
      )}
      {isPending && code !== '' && <Skeleton height={300} />}
      {data && (
        <>
          <CardFace card={data} />
          <CardOfferActions card={data} />
        </>
      )}
    </div>
  )
}
