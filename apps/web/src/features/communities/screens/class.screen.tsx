import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { classQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { readId } from '../community-address.ts'
import page from '../components/community-page.module.css'
import { CommunityPageSkeleton } from '../components/community-page-skeleton.tsx'
import rail from '../components/community-rail.module.css'
import classes from '../components/directory.module.css'
import { PersonRow } from '../components/person-row.tsx'
import { placePostsSlot } from '../place-slots.ts'

/** The class: who learns side by side, and what they tell each other. */
export function ClassScreen() {
  const t = useText(communitiesText)
  const own = useQuery(classQuery(readId(useSearch({ strict: false }).enterpriseClassId)))
  if (own.isPending) return <CommunityPageSkeleton />
  if (!own.data) {
    const isStranger = own.error instanceof CallError && own.error.problem === communityProblems.noClass.name
    return isStranger ? (
      <EmptyState
        drawing="lighthouse"
        action={<ButtonLink to="/community">{t('join.toCommunities')}</ButtonLink>}
      >
        {t('class.noClass')}
      </EmptyState>
    ) : (
      <ErrorState retryLabel={t('retry')} onRetry={() => void own.refetch()} retrying={own.isFetching}>
        {t('class.failed')}
      </ErrorState>
    )
  }
  const { enterpriseClassId, name, members } = own.data
  return (
    <div className={classes.page}>
      <PageHead title={name} intro={t('class.intro', { count: members.length })} />
      <div className={page.grid}>
        <div className={page.column}>
          <SlotContents
            slot={placePostsSlot}
            place={{ kind: 'class', id: enterpriseClassId }}
            canPost
            postHint=""
          />
        </div>
        <aside className={rail.rail}>
          <Card aria-labelledby="class-members">
            <h2 id="class-members">{t('class.members')}</h2>
            {members.map((person) => (
              <PersonRow key={person.enterpriseUserId} person={person} />
            ))}
          </Card>
        </aside>
      </div>
    </div>
  )
}
