import type { CommunityPerson } from '@fairlead/contract/communities/communities.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import type {
  ChangeOfMind,
  Debate,
  Side,
  TeamTask,
  ThemeCard,
} from '@fairlead/contract/themes/themes.schema.ts'
import { presentPerson, presentPersonOf } from '../communities/public.ts'
import type { PersonCard } from '../membership/public.ts'
import type { ChangeRow } from './debates.repository.ts'
import type { TaskRow } from './teams.repository.ts'
import { hasEnded } from './themes.policy.ts'
import type { ThemeRow } from './themes.repository.ts'

export interface ThemePageFacts {
  language: Language
  now: Date
  /** The day that `recentNum` is about. */
  today: string
  placeOf: (row: ThemeRow) => Place & { name: LocalizedText }
}

const presentDebate = (row: ThemeRow, { language, now }: ThemePageFacts): Debate | null => {
  if (!row.redSide || !row.blueSide) return null
  return {
    redSide: inLanguage(row.redSide, language),
    blueSide: inLanguage(row.blueSide, language),
    redNum: row.redNum,
    blueNum: row.blueNum,
    changedNum: row.changedNum,
    changedLately: row.changedLately,
    endTime: row.endsAt?.toISOString() ?? null,
    hasEnded: hasEnded(row, now),
    sideType: row.ownSide,
  }
}

export const presentTheme = (row: ThemeRow, facts: ThemePageFacts): ThemeCard => {
  const { language, today } = facts
  const place = facts.placeOf(row)
  return {
    themeId: row.id,
    type: row.type,
    oneId: place.id,
    themename: inLanguage(row.name, language),
    describes: inLanguage(row.describes, language),
    addTime: row.createdAt.toISOString(),
    ugcNum: row.postNum,
    recentNum: row.recentDay === today ? row.recentNum : 0,
    isPinned: toFlag(row.isPinned),
    place: { kind: place.kind, id: place.id, name: inLanguage(place.name, language) },
    resource: row.resource,
    debate: presentDebate(row, facts),
  }
}

export const presentChange = (
  row: ChangeRow,
  people: ReadonlyMap<number, PersonCard>,
  language: Language,
): ChangeOfMind[] => {
  const person = people.get(row.member)
  if (!person) return []
  return [
    {
      id: row.id,
      person: presentPerson(person, language),
      from: row.from as Side,
      to: row.to as Side,
      reason: row.reason,
      addTime: row.createdAt.toISOString(),
    },
  ]
}

export const presentTask = (
  row: TaskRow,
  people: ReadonlyMap<number, PersonCard>,
  language: Language,
): TeamTask => ({
  id: row.id,
  title: row.title,
  isDone: toFlag(row.doneAt !== null),
  assignee: presentPersonOf(people, row.assignee, language),
})

export const presentPeople = (
  ids: readonly number[],
  people: ReadonlyMap<number, PersonCard>,
  language: Language,
): CommunityPerson[] => ids.flatMap((id) => presentPersonOf(people, id, language) ?? [])
