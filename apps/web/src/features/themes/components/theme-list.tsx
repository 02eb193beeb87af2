import type { ThemeScope } from '@fairlead/contract/themes/themes.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { themesQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import classes from './theme-card.module.css'
import { ThemeCard } from './theme-card.tsx'

interface ThemeListProps {
  scope: ThemeScope
  munityId?: number
  /** Two columns where there is room. */
  wide?: boolean
  empty: ReactNode
  emptyAction?: ReactNode
}

export function ThemeList({ scope, munityId, wide = false, empty, emptyAction }: ThemeListProps) {
  const t = useText(themesText)
  const themes = useInfiniteQuery(themesQuery(scope, munityId))
  const list = wide ? `${classes.list} ${classes.wide}` : classes.list
  if (themes.isPending)
    return (
      <div className={list} aria-busy>
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className={classes.card} aria-hidden>
            <Skeleton height={22} width="50%" />
            <Skeleton height={38} />
            <Skeleton height={14} width={160} />
          </div>
        ))}
      </div>
    )
  if (!themes.data)
    return (
      <Card>
        <ErrorState
          retryLabel={t('retry')}
          onRetry={() => void themes.refetch()}
          retrying={themes.isFetching}
        >
          {t('list.failed')}
        </ErrorState>
      </Card>
    )
  const items = themes.data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <Card>
        <EmptyState drawing="bottle" action={emptyAction}>
          {empty}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ul className={list}>
        {items.map((theme) => (
          <li key={theme.themeId}>
            <ThemeCard theme={theme} />
          </li>
        ))}
      </ul>
      {themes.hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          loading={themes.isFetchingNextPage}
          onClick={() => void themes.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  )
}
