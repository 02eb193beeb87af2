import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { scheduleVisit } from '../platform/statements/visits.ts'
import { useCurrentEntry } from './current-entry.ts'

/** Tells the record of learning which page a person opened; one they left at once is not told. */
export const useVisitStatements = (): void => {
  const entry = useCurrentEntry()
  const arrivedAt = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  useEffect(() => {
    if (arrivedAt === undefined || entry === undefined) return
    return scheduleVisit(entry.path)
  }, [arrivedAt, entry])
}
