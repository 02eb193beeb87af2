import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { CardList } from '../components/card-list.tsx'
import classes from '../components/membership-page.module.css'
import { Standing } from '../components/standing.tsx'
import { TierTable } from '../components/tier-table.tsx'
import { membershipQuery } from '../membership.queries.ts'
import { membershipText } from '../membership.text.ts'

/** What each membership brings, and where the viewer stands. */
export function MemberScreen() {
  const t = useText(membershipText)
  const { data, isPending, isError, refetch, isFetching } = useQuery(membershipQuery())
  const redeem = (
    <ButtonLink to="/growUpCodeExchange" variant="outlined">
      {t('member.redeem')}
    </ButtonLink>
  )
  return (
    <div className={classes.page}>
      <PageHead title={t('member.title')} intro={t('member.lead')} action={data?.own && redeem} />
      {isPending && <MemberSkeleton />}
      {isError && (
        <ErrorState retryLabel={t('retry')} onRetry={() => void refetch()} retrying={isFetching}>
          {t('failed')}
        </ErrorState>
      )}
      {data?.own && (
        <Standing
          own={data.own}
          trialDays={data.trialDays}
          isGuest={data.tiers.some(({ typeId, isGuest }) => isGuest && typeId === data.own?.typeId)}
        />
      )}
      {data && !data.own && (
        <Card className={classes.door}>
          <p>{t('member.signInLead')}</p>
          <ButtonLink to="/login" search={{ redirect: '/member' }}>
            {t('signIn')}
          </ButtonLink>
        </Card>
      )}
      {data && (
        <Card aria-labelledby="compare">
          <h2 id="compare">{t('compare.title')}</h2>
          <TierTable tiers={data.tiers} ownTypeId={data.own?.typeId} />
        </Card>
      )}
      {data?.own && (
        <section className={classes.cards} aria-labelledby="cards">
          <h2 id="cards">{t('cards.title')}</h2>
          {data.own.cards.length > 0 ? (
            <CardList cards={data.own.cards} />
          ) : (
            <EmptyState drawing="bottle" action={redeem}>
              {t('cards.empty')}
            </EmptyState>
          )}
        </section>
      )}
    </div>
  )
}

function MemberSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton height={210} />
      <Skeleton height={420} />
    </div>
  )
}
