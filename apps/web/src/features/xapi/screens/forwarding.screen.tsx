import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ForwardingDrawer } from '../components/forwarding-drawer.tsx'
import { ForwardingLine } from '../components/forwarding-line.tsx'
import classes from '../components/records.module.css'
import { forwardingsQuery } from '../records.queries.ts'
import { recordsText } from '../records.text.ts'

/** Where what is stored here goes besides. */
export function ForwardingScreen() {
  const t = useText(recordsText)
  const own = useSession()?.userInfo.enterpriseId
  const enterpriseId = useConsoleEnterpriseId() ?? own ?? 0
  const [adding, setAdding] = useState(false)
  const stores = useQuery({ ...forwardingsQuery(), refetchInterval: 30_000 })
  const items = stores.data?.items.filter((one) => one.enterpriseId === enterpriseId)
  return (
    <>
      <PageHead
        title={t('forwarding.title')}
        intro={t('forwarding.intro')}
        action={<Button onClick={() => setAdding(true)}>{t('forwarding.add')}</Button>}
      />
      <Card>
        {stores.isPending && <Skeleton height={96} />}
        {stores.isError && !stores.data && (
          <ErrorState
            retryLabel={t('retry')}
            onRetry={() => void stores.refetch()}
            retrying={stores.isFetching}
          >
            {t('forwarding.failed')}
          </ErrorState>
        )}
        {items?.length === 0 && <EmptyState drawing="bottle">{t('forwarding.none')}</EmptyState>}
        {items && items.length > 0 && (
          <ul className={classes.list}>
            {items.map((forwarding) => (
              <ForwardingLine key={forwarding.forwardingId} forwarding={forwarding} />
            ))}
          </ul>
        )}
      </Card>
      {adding && <ForwardingDrawer enterpriseId={enterpriseId} onClose={() => setAdding(false)} />}
    </>
  )
}
