import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { themeProblems } from '@fairlead/contract/themes/themes.errors.ts'
import { DEBATE_SPLIT, type DebateSplit, sidePicked } from '@fairlead/contract/themes/themes.events.ts'
import { CHANGE_REASON_MAX, type Side } from '@fairlead/contract/themes/themes.schema.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { decodeTimeCursor, encodeTimeCursor, isLongerThan, presentPerson } from '../communities/public.ts'
import { assertMaySpeak, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { DebatesRepository } from './debates.repository.ts'
import { THEME_ROOM } from './theme-room.ts'
import { hasEnded } from './themes.policy.ts'
import { presentChange } from './themes.presenter.ts'
import type { ThemeService } from './themes.service.ts'

export interface DebateDependencies {
  database: Database
  clock: Clock
  events: Events
  people: PeopleService
  themes: ThemeService
  repository: DebatesRepository
  push: (room: string, event: string, payload: object) => void
}

/** Two sides and the people on them. */
export const createDebateService = (dependencies: DebateDependencies) => {
  const { database, clock, events, people, themes, repository, push } = dependencies

  const findDebate = async (viewer: Viewer, themeId: number) => {
    const found = await themes.find(viewer, themeId)
    if (found.row.redSide === null) throw new Problem(themeProblems.notDebate)
    return found
  }

  return {
    pickSide: (viewer: Viewer, themeId: number, side: Side, reason: string) =>
      database.transaction(async () => {
        assertMaySpeak(viewer)
        if (isLongerThan(reason.trim(), CHANGE_REASON_MAX)) throw new Problem(themeProblems.reasonTooLong)
        const split = await repository.lock(themeId)
        const { row, standing } = await findDebate(viewer, themeId)
        if (standing.refusal) throw new Problem(standing.refusal)
        if (hasEnded(row, clock.now())) throw new Problem(themeProblems.debateEnded)
        const member = viewer.enterpriseUserId
        const from = await repository.sideOf(themeId, member)
        if (from === side && split) return { ...split, sideType: side }
        const createdAt = clock.now()
        const now = await repository.putSide(themeId, member, from, side, createdAt)
        if (from !== 0)
          await repository.recordChange({ themeId, member, from, to: side, reason: reason.trim(), createdAt })
        events.emit(sidePicked, { themeId, enterpriseId: row.enterpriseId, member, from, to: side })
        const told: DebateSplit = { themeId, ...now }
        database.afterCommit(() => push(`${THEME_ROOM}:${themeId}`, DEBATE_SPLIT, told))
        return { ...now, sideType: side }
      }),

    async listChanges(
      viewer: Viewer,
      language: Language,
      { themeId, cursor, limit }: { themeId: number; cursor?: string | undefined; limit: number },
    ) {
      await findDebate(viewer, themeId)
      const rows = await repository.changes(themeId, Number(cursor) || Number.MAX_SAFE_INTEGER, limit + 1)
      const shown = rows.slice(0, limit)
      const known = await people.cardsOf(shown.map((row) => row.member))
      return {
        items: shown.flatMap((row) => presentChange(row, known, language)),
        nextCursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
      }
    },

    async listDebaters(
      viewer: Viewer,
      language: Language,
      input: { themeId: number; sideType: Side; cursor?: string | undefined; limit: number },
    ) {
      const { themeId, sideType, cursor, limit } = input
      await findDebate(viewer, themeId)
      const after = decodeTimeCursor(cursor) ?? { at: new Date(0), id: 0 }
      const rows = await repository.debaters(themeId, sideType, after, limit + 1)
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const known = await people.cardsOf(shown.map((row) => row.member))
      return {
        items: shown.flatMap(({ member, hasChanged }) => {
          const person = known.get(member)
          return person ? [{ ...presentPerson(person, language), hasChanged: toFlag(hasChanged) }] : []
        }),
        nextCursor: last ? encodeTimeCursor({ at: last.pickedAt, id: last.member }) : null,
      }
    },

    /** May this viewer's screen listen to what happens in a discussion? */
    async mayWatch(viewer: Viewer, id: string): Promise<boolean> {
      const themeId = Number(id)
      if (!Number.isSafeInteger(themeId)) return false
      return themes.find(viewer, themeId).then(
        () => true,
        () => false,
      )
    },
  }
}

export type DebateService = ReturnType<typeof createDebateService>
