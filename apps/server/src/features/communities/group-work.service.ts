import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { groupClockedIn, groupMinutesUploaded } from '@fairlead/contract/communities/communities.events.ts'
import {
  COMMUNITY_INTRO_MAX,
  MINUTES_TEXT_MAX,
  MINUTES_TITLE_MAX,
} from '@fairlead/contract/communities/communities.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { canLeadGroup } from './communities.policy.ts'
import { presentClockIn, presentMinutes } from './communities.presenter.ts'
import type { CommunityService } from './communities.service.ts'
import { isLongerThan } from './community-text.ts'
import type { GroupWorkRepository } from './group-work.repository.ts'

const DAYS_SHOWN = 60
const MINUTES_SHOWN = 30

export interface GroupWorkDependencies {
  database: Database
  clock: Clock
  calendar: Calendar
  events: Events
  people: PeopleService
  communities: CommunityService
  repository: GroupWorkRepository
}

/** What a group leader does for the group: clocking in, and putting up minutes. */
export const createGroupWorkService = (dependencies: GroupWorkDependencies) => {
  const { database, clock, calendar, events, people, communities, repository } = dependencies

  const findLed = async (viewer: Viewer, groupId: number) => {
    const row = await communities.find(viewer, groupId)
    if (row.kind !== 'group') throw new Problem(communityProblems.notFound)
    if (!canLeadGroup(viewer, row)) throw new Problem(communityProblems.noPermission)
    return row
  }

  return {
    clockIn: (viewer: Viewer, groupId: number, note: string) =>
      database.transaction(async () => {
        if (isLongerThan(note.trim(), COMMUNITY_INTRO_MAX)) throw new Problem(communityProblems.introTooLong)
        const row = await findLed(viewer, groupId)
        const day = calendar.dayOf(clock.now())
        const leader = viewer.enterpriseUserId
        const clockedIn = await repository.clockIn({
          groupId,
          day,
          leader,
          note: note.trim(),
          createdAt: clock.now(),
        })
        if (!clockedIn) throw new Problem(communityProblems.clockedIn)
        events.emit(groupClockedIn, { groupId, enterpriseId: row.enterpriseId, leader, day })
        return presentClockIn(clockedIn)
      }),

    uploadMinutes: (
      viewer: Viewer,
      language: Language,
      { groupId, title, content }: { groupId: number; title: string; content: string },
    ) =>
      database.transaction(async () => {
        if (title.trim() === '' || content.trim() === '') throw new Problem(communityProblems.minutesEmpty)
        if (isLongerThan(title.trim(), MINUTES_TITLE_MAX) || isLongerThan(content.trim(), MINUTES_TEXT_MAX))
          throw new Problem(communityProblems.minutesTooLong)
        const group = await findLed(viewer, groupId)
        const author = viewer.enterpriseUserId
        const row = await repository.putMinutes({
          groupId,
          author,
          title: title.trim(),
          content: content.trim(),
          createdAt: clock.now(),
        })
        events.emit(groupMinutesUploaded, {
          groupId,
          enterpriseId: group.enterpriseId,
          leader: author,
          minutesId: row.id,
        })
        return presentMinutes(row, await people.cardsOf([author]), language)
      }),

    async read(viewer: Viewer, language: Language, groupId: number) {
      const row = await communities.findReadable(viewer, groupId)
      if (row.kind !== 'group') throw new Problem(communityProblems.notFound)
      const [clockIns, minutes] = await Promise.all([
        repository.clockIns(groupId, DAYS_SHOWN),
        repository.minutes(groupId, MINUTES_SHOWN),
      ])
      const known = await people.cardsOf(minutes.map((one) => one.author))
      return {
        today: calendar.dayOf(clock.now()),
        clockIns: clockIns.map(presentClockIn),
        minutes: minutes.map((one) => presentMinutes(one, known, language)),
      }
    },
  }
}

export type GroupWorkService = ReturnType<typeof createGroupWorkService>
