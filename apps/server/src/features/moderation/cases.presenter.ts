import type { ModerationCase, OwnDecision } from '@fairlead/contract/moderation/moderation.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { displayName, type Viewer } from '../identity/public.ts'
import type { PersonCard } from '../membership/public.ts'
import { caseAbilities } from './cases.policy.ts'
import type { CaseRow, ReportRow, RevealRow } from './cases.repository.ts'
import type { Moderated } from './moderated-kinds.ts'

export interface CaseFacts {
  viewer: Viewer
  language: Language
  people: Map<number, PersonCard>
  reports: ReportRow[]
  reveal: RevealRow | undefined
  target: Moderated | undefined
}

export const presentCase = (row: CaseRow, facts: CaseFacts): ModerationCase => {
  const { viewer, reveal, target } = facts
  const isAnonymous = target?.isAnonymous ?? false
  const isRevealed = reveal?.agreedBy != null
  const nameOf = (member: number | null) => nameIn(facts, member)
  return {
    caseId: row.id,
    targetKind: row.targetKind,
    targetId: row.targetId,
    word: row.word,
    excerpt: row.excerpt,
    isAnonymous,
    authorName: isAnonymous && !isRevealed ? (target?.shownAs ?? '') : nameOf(row.author),
    reports: facts.reports.map(({ reason, note, at, reporter }) => ({
      reason,
      note,
      at: at.toISOString(),
      reporterName: nameOf(reporter),
    })),
    openedAt: row.openedAt.toISOString(),
    decision:
      row.action && row.decidedAt
        ? {
            action: row.action,
            reason: row.reason,
            decidedAt: row.decidedAt.toISOString(),
            decidedByName: nameOf(row.decidedBy),
          }
        : null,
    appeal: presentAppeal(row),
    reveal: reveal
      ? {
          reason: reveal.reason,
          askedByName: nameOf(reveal.askedBy),
          agreedByName: isRevealed ? nameOf(reveal.agreedBy) : null,
        }
      : null,
    abilities: caseAbilities(viewer, {
      author: row.author,
      isAnonymous,
      isDecided: row.decidedAt !== null,
      isAppealOpen: row.appealedAt !== null && row.appealAnswer === null,
      revealAskedBy: reveal?.askedBy ?? null,
      isRevealed,
    }),
  }
}

const nameIn = ({ people, language }: CaseFacts, member: number | null): string => {
  const person = member === null ? undefined : people.get(member)
  return person ? displayName(person, language) : ''
}

const presentAppeal = (row: CaseRow) =>
  row.appealedAt && { text: row.appeal, at: row.appealedAt.toISOString(), answer: row.appealAnswer }

export const presentOwnDecision = (row: CaseRow): OwnDecision[] =>
  row.action && row.decidedAt
    ? [
        {
          caseId: row.id,
          targetKind: row.targetKind,
          targetId: row.targetId,
          excerpt: row.excerpt,
          action: row.action,
          reason: row.reason,
          decidedAt: row.decidedAt.toISOString(),
          appeal: presentAppeal(row),
          canAppeal: row.action !== 'keep' && row.appealedAt === null,
        },
      ]
    : []
