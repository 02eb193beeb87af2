import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { communityQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { CommunityPage } from './community-page.tsx'
import { CommunityPageSkeleton } from './community-page-skeleton.tsx'

/** The page of one community or group, in whatever state it is. */
export function CommunityById({ munityId }: { munityId: number }) {
  const t = useText(communitiesText)
  const community = useQuery(communityQuery(munityId))
  if (community.data) return <CommunityPage key={munityId} community={community.data} />
  if (community.isPending) return <CommunityPageSkeleton />
  const isGone =
    community.error instanceof CallError && community.error.problem === communityProblems.notFound.name
  return isGone ? (
    <EmptyState drawing="bottle" action={<ButtonLink to="/community">{t('join.toCommunities')}</ButtonLink>}>
      {t('gone')}
    </EmptyState>
  ) : (
    <ErrorState
      retryLabel={t('retry')}
      onRetry={() => void community.refetch()}
      retrying={community.isFetching}
    >
      {t('failed')}
    </ErrorState>
  )
}
