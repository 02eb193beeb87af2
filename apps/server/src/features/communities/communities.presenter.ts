import type {
  CommunityCard,
  CommunityMember,
  CommunityPerson,
  JoinRequest,
  Minutes,
} from '@fairlead/contract/communities/communities.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { displayName } from '../identity/public.ts'
import type { PersonCard } from '../membership/public.ts'
import type { AnnouncementRow, CommunityRow } from './communities.repository.ts'
import type { ClockInRow, MinutesRow } from './group-work.repository.ts'
import type { MemberRow, RequestRow } from './members.repository.ts'

export type People = ReadonlyMap<number, PersonCard>

export const presentPerson = (person: PersonCard, language: Language): CommunityPerson => ({
  enterpriseUserId: person.enterpriseUserId,
  userId: person.userId,
  studentId: person.studentId,
  displayName: displayName(person, language),
  userAvatarUrl: person.avatarUrl,
  vipAvatar: person.tier === 'sailor' ? '' : person.tier,
  department: inLanguage(person.department, language),
  position: inLanguage(person.position, language),
  isMentor: person.isMentor,
})

export const presentPersonOf = (people: People, id: number, language: Language): CommunityPerson | null => {
  const person = people.get(id)
  return person ? presentPerson(person, language) : null
}

export const presentCommunity = (row: CommunityRow, language: Language): CommunityCard => ({
  munityId: row.id,
  kind: row.kind,
  name: inLanguage(row.name, language),
  intro: inLanguage(row.intro, language),
  avatarUrl: row.avatarUrl,
  memberNum: row.memberNum,
  joinPolicy: row.joinPolicy,
  isPublic: toFlag(row.isPublic),
  joinState: row.joinState,
  parent:
    row.parentId && row.parentKind && row.parentName
      ? { munityId: row.parentId, kind: row.parentKind, name: inLanguage(row.parentName, language) }
      : null,
})

export const presentAnnouncement = (row: AnnouncementRow, people: People, language: Language) => ({
  id: row.id,
  content: inLanguage(row.content, language),
  addTime: row.createdAt.toISOString(),
  author: presentPersonOf(people, row.author, language),
})

export const presentMember = (row: MemberRow, people: People, language: Language): CommunityMember[] => {
  const person = people.get(row.member)
  if (!person) return []
  return [
    {
      ...presentPerson(person, language),
      isLeader: toFlag(row.isLeader),
      joinTime: row.joinedAt.toISOString(),
    },
  ]
}

export const presentRequest = (row: RequestRow, people: People, language: Language): JoinRequest[] => {
  const person = people.get(row.applicant)
  if (!person) return []
  return [
    {
      requestId: row.id,
      state: row.state,
      reason: row.reason,
      addTime: row.createdAt.toISOString(),
      applicant: presentPerson(person, language),
    },
  ]
}

export const presentMinutes = (row: MinutesRow, people: People, language: Language): Minutes => ({
  id: row.id,
  title: row.title,
  content: row.content,
  addTime: row.createdAt.toISOString(),
  author: presentPersonOf(people, row.author, language),
})

export const presentClockIn = ({ day, note, createdAt }: ClockInRow) => ({
  day,
  note,
  addTime: createdAt.toISOString(),
})
