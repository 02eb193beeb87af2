import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CallError, isServerFailure } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { invitationQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import classes from '../components/invitation.module.css'
import { InvitationCard } from '../components/invitation-card.tsx'

/** What a link to a community or group opens: who invites, to what, and the way in. */
export function JoinScreen() {
  const t = useText(communitiesText)
  const code = String(useSearch({ strict: false }).code ?? '')
  const invitation = useQuery({ ...invitationQuery(code), enabled: code !== '' })
  if (invitation.data) return <InvitationCard code={code} invitation={invitation.data} />
  if (invitation.isPending && code !== '')
    return (
      <div className={classes.page} aria-busy>
        <Card className={classes.card}>
          <Skeleton height={160} />
          <Skeleton height={30} width={200} />
          <Skeleton height={60} />
        </Card>
      </div>
    )
  const isLost = invitation.error instanceof CallError && isServerFailure(invitation.error.code)
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        {isLost ? (
          <ErrorState
            retryLabel={t('retry')}
            onRetry={() => void invitation.refetch()}
            retrying={invitation.isFetching}
          >
            {t('failed')}
          </ErrorState>
        ) : (
          <EmptyState
            drawing="bottle"
            action={<ButtonLink to="/community">{t('join.toCommunities')}</ButtonLink>}
          >
            {t('join.invalid')}
            <br />
            {t('join.invalidNote')}
          </EmptyState>
        )}
      </Card>
    </div>
  )
}
