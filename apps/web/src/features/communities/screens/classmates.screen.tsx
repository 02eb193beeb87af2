import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { classmatesQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { communityLink } from '../community-address.ts'
import classes from '../components/classmates.module.css'
import directory from '../components/directory.module.css'
import { PeopleSkeleton } from '../components/people-skeleton.tsx'
import { PersonRow } from '../components/person-row.tsx'

/** Everyone one shares a class, a community or a group with. */
export function ClassmatesScreen() {
  const t = useText(communitiesText)
  const classmates = useQuery(classmatesQuery())
  const people = classmates.data?.items ?? []
  return (
    <div className={directory.page}>
      <PageHead title={t('classmates.title')} intro={t('classmates.intro')} />
      {classmates.isPending && (
        <Card aria-busy>
          <PeopleSkeleton />
        </Card>
      )}
      {classmates.isError && !classmates.data && (
        <Card>
          <ErrorState
            retryLabel={t('retry')}
            onRetry={() => void classmates.refetch()}
            retrying={classmates.isFetching}
          >
            {t('classmates.failed')}
          </ErrorState>
        </Card>
      )}
      {classmates.data && people.length === 0 && (
        <Card>
          <EmptyState
            drawing="boat"
            action={<ButtonLink to="/community">{t('join.toCommunities')}</ButtonLink>}
          >
            {t('classmates.none')}
          </EmptyState>
        </Card>
      )}
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.enterpriseUserId} className={classes.person}>
            <PersonRow
              person={person}
              marks={person.sameClass === 1 && <Tag>{t('classmates.sameClass')}</Tag>}
            >
              {person.shared.length > 0 && (
                <span className={classes.shared}>
                  {person.shared.map((place) => (
                    <Link key={place.munityId} {...communityLink(place.kind, place.munityId)}>
                      {place.name}
                    </Link>
                  ))}
                </span>
              )}
            </PersonRow>
          </li>
        ))}
      </ul>
    </div>
  )
}
