import type { CommunityKind } from '@fairlead/contract/communities/communities.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { directoryQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { CommunityList } from './community-list.tsx'
import { CommunityListSkeleton } from './community-list-skeleton.tsx'
import { CreateCommunityDialog } from './create-community-dialog.tsx'
import classes from './directory.module.css'

/** Every community and group of one's enterprise: one's own first, then what is left to discover. */
export function Directory() {
  const t = useText(communitiesText)
  const [founding, setFounding] = useState<CommunityKind | null>(null)
  const directory = useQuery(directoryQuery())
  const { mine = [], others = [], canCreate = false } = directory.data ?? {}
  return (
    <div className={classes.page}>
      <PageHead
        title={t('directory.title')}
        intro={t('directory.intro')}
        action={canCreate && <Button onClick={() => setFounding('community')}>{t('directory.found')}</Button>}
      />
      {directory.isPending && <CommunityListSkeleton />}
      {directory.isError && !directory.data && (
        <Card>
          <ErrorState
            retryLabel={t('retry')}
            onRetry={() => void directory.refetch()}
            retrying={directory.isFetching}
          >
            {t('directory.failed')}
          </ErrorState>
        </Card>
      )}
      {directory.data && mine.length + others.length === 0 && (
        <Card>
          <EmptyState drawing="boat" action={<ButtonLink to="/square">{t('directory.toSquare')}</ButtonLink>}>
            {t('directory.none')}
          </EmptyState>
        </Card>
      )}
      {mine.length + others.length > 0 && (
        <div className={classes.sections}>
          <section className={classes.section}>
            <h2>{t('directory.mine')}</h2>
            {mine.length > 0 ? (
              <CommunityList cards={mine} />
            ) : (
              <p className={classes.none}>{t('directory.emptyMine')}</p>
            )}
          </section>
          <section className={classes.section}>
            <h2>{t('directory.others')}</h2>
            {others.length > 0 ? (
              <CommunityList cards={others} />
            ) : (
              <p className={classes.none}>{t('directory.emptyOthers')}</p>
            )}
          </section>
        </div>
      )}
      <CreateCommunityDialog kind={founding} onClose={() => setFounding(null)} />
    </div>
  )
}
