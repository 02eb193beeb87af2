import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { currentSession } from '../../../platform/session/session.ts'
import { tellOpened } from '../../../platform/statements/learning.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { lessonQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'
import { LessonGate } from './lesson-gate.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { LessonStudy } from './lesson-study.tsx'

interface LessonReaderProps {
  code: string
  versionId?: number | undefined
  startAt?: string | undefined
  isEmbedded?: boolean
  owner?: string
}

/** A lesson as far as it is open to the reader. */
export function LessonReader({ code, versionId, startAt, isEmbedded = false, owner }: LessonReaderProps) {
  const t = useText(libraryText)
  const lesson = useQuery(lessonQuery(code, versionId))
  const isOpen = lesson.data?.access === 'open'
  useEffect(() => {
    if (isOpen && currentSession()) tellOpened('lesson', code)
  }, [isOpen, code])

  if (lesson.isPending) return <LessonSkeleton />
  if (lesson.isError) {
    const problem = lesson.error instanceof CallError ? lesson.error.code : 0
    if (problem === libraryProblems.archived.code) return <Gone>{t('lesson.archived')}</Gone>
    if (isGone(problem)) return <Gone>{t('lesson.notFound')}</Gone>
    return (
      <ErrorState
        retryLabel={t('lesson.retry')}
        onRetry={() => void lesson.refetch()}
        retrying={lesson.isFetching}
      >
        {t('lesson.failed')}
      </ErrorState>
    )
  }
  const { head } = lesson.data
  const name = `${head.code}/${head.versionId}`
  return isOpen ? (
    <LessonStudy key={name} page={lesson.data} startAt={startAt} isEmbedded={isEmbedded} owner={owner} />
  ) : (
    <LessonGate key={name} page={lesson.data} isEmbedded={isEmbedded} />
  )
}

/** A code that cannot exist is refused before it is looked for. */
export const isGone = (code: number): boolean =>
  code === libraryProblems.notFound.code || code === libraryProblems.versionNotFound.code || code === 400

export function Gone({ children }: { children: string }) {
  const t = useText(libraryText)
  return (
    <EmptyState drawing="bottle" action={<ButtonLink to="/learn">{t('lesson.toLearn')}</ButtonLink>}>
      {children}
    </EmptyState>
  )
}
