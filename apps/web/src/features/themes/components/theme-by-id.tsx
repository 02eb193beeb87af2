import { themeProblems } from '@fairlead/contract/themes/themes.errors.ts'
import type { ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { themeQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import { ThemeSkeleton } from './theme-skeleton.tsx'

interface ThemeByIdProps {
  themeId: number
  children: (theme: ThemeDetail) => ReactNode
}

/** A discussion once it is there; until then, or instead, the state it is in. */
export function ThemeById({ themeId, children }: ThemeByIdProps) {
  const t = useText(themesText)
  const theme = useQuery(themeQuery(themeId))
  if (theme.data) return children(theme.data)
  if (theme.isPending) return <ThemeSkeleton />
  const isGone = theme.error instanceof CallError && theme.error.problem === themeProblems.notFound.name
  return isGone ? (
    <EmptyState drawing="bottle" action={<ButtonLink to="/campus">{t('toCampus')}</ButtonLink>}>
      {t('gone')}
    </EmptyState>
  ) : (
    <ErrorState retryLabel={t('retry')} onRetry={() => void theme.refetch()} retrying={theme.isFetching}>
      {t('failed')}
    </ErrorState>
  )
}
