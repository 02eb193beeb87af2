import type { AuditAction } from '@fairlead/contract/audit-action.ts'
import { moderationActions } from '@fairlead/contract/moderation/moderation.audit.ts'
import { moderationProblems } from '@fairlead/contract/moderation/moderation.errors.ts'
import { moderationDecided } from '@fairlead/contract/moderation/moderation.events.ts'
import type {
  ModerationCase,
  QueueState,
  ReportReason,
} from '@fairlead/contract/moderation/moderation.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { requireConsole, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { presentCase, presentOwnDecision } from './cases.presenter.ts'
import type { CaseRow, CasesRepository, Decision, Target } from './cases.repository.ts'
import type { Moderated, ModeratedKinds } from './moderated-kinds.ts'
import { SPEECH_RULES } from './speech.service.ts'

const DAY_MS = 86_400_000
const DECISIONS_SHOWN = 50
const DEFAULT_MUTE_DAYS = 7
const EXCERPT_IN_AUDIT = 40

const decisions = {
  keep: moderationActions.kept,
  hide: moderationActions.hidden,
  delete: moderationActions.deleted,
  warn: moderationActions.warned,
  mute: moderationActions.muted,
} as const

export interface CasesDependencies {
  database: Database
  clock: Clock
  events: Events
  invalidations: Invalidations
  people: PeopleService
  kinds: ModeratedKinds
  audit: Audit
  repository: CasesRepository
}

/** From a report or a risky word to a decision, its reason, and a second look at it. */
export const createCasesService = (dependencies: CasesDependencies) => {
  const { database, clock, events, invalidations, people, kinds, audit, repository } = dependencies

  /** One question to each kind, however long the page is. */
  const findTargets = async (rows: CaseRow[], language: Language) => {
    const found = new Map<string, Moderated>()
    for (const [kind, cases] of Map.groupBy(rows, (row) => row.targetKind)) {
      const ids = cases.map((row) => row.targetId)
      const ofKind = await kinds.of(kind)?.find(ids, language)
      for (const [id, target] of ofKind ?? []) found.set(`${kind}:${id}`, target)
    }
    return found
  }

  const present = async (viewer: Viewer, language: Language, rows: CaseRow[]): Promise<ModerationCase[]> => {
    const ids = rows.map((row) => row.id)
    const [reports, reveals] = await Promise.all([repository.reportsOf(ids), repository.revealsOf(ids)])
    const cards = await people.cardsOf([
      ...rows.flatMap((row) => [row.author, row.decidedBy ?? row.author]),
      ...reports.map((report) => report.reporter),
      ...reveals.flatMap((reveal) => [reveal.askedBy, reveal.agreedBy ?? reveal.askedBy]),
    ])
    const targets = await findTargets(rows, language)
    return rows.map((row) =>
      presentCase(row, {
        viewer,
        language,
        people: cards,
        reports: reports.filter((report) => report.caseId === row.id),
        reveal: reveals.find((reveal) => reveal.caseId === row.id),
        target: targets.get(`${row.targetKind}:${row.targetId}`),
      }),
    )
  }

  const presentOne = async (viewer: Viewer, language: Language, row: CaseRow): Promise<ModerationCase> => {
    const [one] = await present(viewer, language, [row])
    if (!one) throw new Problem(moderationProblems.caseUnknown)
    return one
  }

  /** The case, locked, if this viewer may do `what` with it. */
  const lockFor = async (
    viewer: Viewer,
    language: Language,
    caseId: number,
    what: keyof ModerationCase['abilities'],
  ): Promise<CaseRow> => {
    requireConsole(viewer, 'moderation')
    const row = await repository.lock(viewer.enterprise.id, caseId)
    if (!row) throw new Problem(moderationProblems.caseUnknown)
    const { abilities } = await presentOne(viewer, language, row)
    if (!abilities[what]) throw new Problem(refusalOf(row, what))
    return row
  }

  const record = (
    viewer: Viewer,
    row: CaseRow,
    action: AuditAction,
    detail: Record<string, unknown> = {},
  ): Promise<void> =>
    audit.record({
      actor: viewer,
      enterpriseId: row.enterpriseId,
      action,
      target: { kind: row.targetKind, id: row.targetId, name: row.excerpt.slice(0, EXCERPT_IN_AUDIT) },
      detail,
    })

  const apply = async (row: CaseRow, decision: Decision): Promise<void> => {
    const kind = kinds.of(row.targetKind)
    if (decision.action === 'hide') await kind?.hide(row.targetId)
    if (decision.action === 'delete') await kind?.remove(row.targetId)
    if (decision.action === 'mute') {
      const days = decision.muteDays ?? DEFAULT_MUTE_DAYS
      const until = new Date(clock.now().getTime() + days * DAY_MS)
      await repository.mute(row.author, row.enterpriseId, until, decision.reason)
      await invalidations.announce(SPEECH_RULES, row.enterpriseId)
    }
  }

  const undo = async (row: CaseRow): Promise<void> => {
    if (row.action === 'hide' || row.action === 'delete')
      await kinds.of(row.targetKind)?.restore(row.targetId)
    if (row.action === 'mute') {
      await repository.unmute(row.author)
      await invalidations.announce(SPEECH_RULES, row.enterpriseId)
    }
  }

  return {
    /** A text that went out in spite of a warning. Call in the transaction that wrote it. */
    async openForWord(viewer: Viewer, target: Target, word: string, excerpt: string): Promise<void> {
      await repository.open({
        enterpriseId: viewer.enterprise.id,
        target,
        author: viewer.enterpriseUserId,
        word,
        excerpt,
        openedAt: clock.now(),
      })
    },

    async report(viewer: Viewer, language: Language, target: Target, reason: ReportReason, note: string) {
      return database.transaction(async () => {
        const found = await kinds.of(target.kind)?.find([target.id], language)
        const said = found?.get(target.id)
        if (!said || said.enterpriseId !== viewer.enterprise.id)
          throw new Problem(moderationProblems.targetUnknown)
        if (said.author === viewer.enterpriseUserId) throw new Problem(moderationProblems.ownContent)
        const openedAt = clock.now()
        const { enterpriseId, author, excerpt } = said
        const caseId = await repository.open({ enterpriseId, target, author, word: '', excerpt, openedAt })
        await repository.report(caseId, viewer.enterpriseUserId, reason, note.trim(), openedAt)
        return { caseId }
      })
    },

    async readQueue(
      viewer: Viewer,
      language: Language,
      { state, before, limit }: { state: QueueState; before?: number | undefined; limit: number },
    ) {
      requireConsole(viewer, 'moderation')
      const enterpriseId = viewer.enterprise.id
      const [rows, waiting, appeals] = await Promise.all([
        repository.page(enterpriseId, state, before, limit + 1),
        repository.count(enterpriseId, 'waiting'),
        repository.count(enterpriseId, 'appeals'),
      ])
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null
      return { items: await present(viewer, language, page), next, waiting, appeals }
    },

    async decide(viewer: Viewer, language: Language, caseId: number, decision: Decision) {
      return database.transaction(async () => {
        const row = await lockFor(viewer, language, caseId, 'canDecide')
        const reason = decision.reason.trim()
        if (decision.action !== 'keep') assertReason(reason)
        await apply(row, { ...decision, reason })
        const { action } = decision
        const decided = await repository.change(row.id, {
          action,
          reason,
          decidedBy: viewer.enterpriseUserId,
          decidedAt: clock.now(),
        })
        await record(viewer, row, decisions[action], {
          reason,
          days: decision.muteDays ?? DEFAULT_MUTE_DAYS,
        })
        const { enterpriseId, author } = row
        events.emit(moderationDecided, { caseId, enterpriseId, author, action, reason })
        return presentOne(viewer, language, decided)
      })
    },

    async appeal(viewer: Viewer, caseId: number, text: string) {
      return database.transaction(async () => {
        const row = await repository.lock(viewer.enterprise.id, caseId)
        const [own] = row?.author === viewer.enterpriseUserId ? presentOwnDecision(row) : []
        if (!row || !own) throw new Problem(moderationProblems.caseUnknown)
        if (!own.canAppeal) throw new Problem(moderationProblems.appealedBefore)
        assertReason(text)
        const changed = await repository.change(row.id, { appeal: text.trim(), appealedAt: clock.now() })
        const [answer] = presentOwnDecision(changed)
        if (!answer) throw new Problem(moderationProblems.caseUnknown)
        return answer
      })
    },

    async answerAppeal(viewer: Viewer, language: Language, caseId: number, answer: 'granted' | 'refused') {
      return database.transaction(async () => {
        const row = await lockFor(viewer, language, caseId, 'canAnswerAppeal')
        if (answer === 'granted') await undo(row)
        const changed = await repository.change(row.id, {
          appealAnswer: answer,
          appealAnsweredBy: viewer.enterpriseUserId,
        })
        const { appealGranted, appealRefused } = moderationActions
        await record(viewer, row, answer === 'granted' ? appealGranted : appealRefused)
        return presentOne(viewer, language, changed)
      })
    },

    async readOwnDecisions(viewer: Viewer) {
      const rows = await repository.decidedFor(viewer.enterpriseUserId, DECISIONS_SHOWN)
      return { items: rows.filter((row) => row.action !== 'keep').flatMap(presentOwnDecision) }
    },

    async askReveal(viewer: Viewer, language: Language, caseId: number, reason: string) {
      return database.transaction(async () => {
        const row = await lockFor(viewer, language, caseId, 'canAskReveal')
        assertReason(reason)
        await repository.askReveal(caseId, viewer.enterpriseUserId, reason.trim(), clock.now())
        await record(viewer, row, moderationActions.revealAsked, { reason: reason.trim() })
        return presentOne(viewer, language, row)
      })
    },

    async agreeReveal(viewer: Viewer, language: Language, caseId: number) {
      return database.transaction(async () => {
        const row = await lockFor(viewer, language, caseId, 'canAgreeReveal')
        await repository.agreeReveal(caseId, viewer.enterpriseUserId, clock.now())
        await record(viewer, row, moderationActions.revealAgreed)
        return presentOne(viewer, language, row)
      })
    },
  }
}

export type CasesService = ReturnType<typeof createCasesService>

const assertReason = (reason: string): void => {
  if (reason.trim() === '') throw new Problem(moderationProblems.reasonMissing)
}

const refusalOf = (row: CaseRow, what: keyof ModerationCase['abilities']) => {
  const isOver = what === 'canDecide' ? row.decidedAt !== null : row.appealAnswer !== null
  return isOver ? moderationProblems.alreadyDecided : generalProblems.forbidden
}
