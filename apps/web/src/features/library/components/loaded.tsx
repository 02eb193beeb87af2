import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { libraryText } from '../library.text.ts'
import { Gone, isGone } from './lesson-reader.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  failed: string
  notFound: string
  children: (data: Data) => ReactNode
}

/** A page of the library in its four states. */
export function Loaded<Data>({ query, failed, notFound, children }: LoadedProps<Data>) {
  const t = useText(libraryText)
  if (query.isPending) return <LessonSkeleton />
  if (query.isSuccess) return children(query.data)
  if (query.error instanceof CallError && isGone(query.error.code)) return <Gone>{notFound}</Gone>
  return (
    <ErrorState
      retryLabel={t('lesson.retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {failed}
    </ErrorState>
  )
}
