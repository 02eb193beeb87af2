import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Tier } from '@fairlead/contract/primitives/standing.ts'
import { Cache } from '../../platform/cache/cache.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { EnterprisesRepository, MemberRow, MemberSearchService } from '../enterprises/public.ts'
import type { Standing, Viewer } from '../identity/public.ts'
import type { MembershipRepository, MembershipRow } from './membership.repository.ts'
import { mentorLabel } from './mentor-label.policy.ts'

/** A person as others see them next to what they say. */
export interface PersonCard {
  enterpriseUserId: number
  enterpriseId: number
  userId: number
  studentId: string
  realname: string
  latinName: string
  avatarUrl: string
  department: LocalizedText
  position: LocalizedText
  tier: Tier
  tierName: LocalizedText
  tierEndsAt: Date | null
  isMentor: 0 | 1 | 3
}

/** What identity knows of a person; handed in, because its tables are its own. */
export type NamesOf = (
  userIds: number[],
) => Promise<Map<number, { realname: string; latinName: string; avatarUrl: string }>>

const NOWHERE: LocalizedText = { en: '', zh: '' }
const CACHED_CARDS = 20_000
const CACHED_MS = 300_000

export const createPeopleService = (dependencies: {
  clock: Clock
  invalidations: Invalidations
  enterprises: EnterprisesRepository
  memberships: MembershipRepository
  search: MemberSearchService
  namesOf: NamesOf
}) => {
  const { clock, invalidations, enterprises, memberships, search, namesOf } = dependencies
  const cached = new Cache<number, PersonCard>(CACHED_CARDS, CACHED_MS)
  invalidations.on('viewers', () => cached.clear())

  const load = async (ids: number[]): Promise<Map<number, PersonCard>> => {
    const [members, held] = await Promise.all([
      enterprises.findMembers(ids),
      memberships.findMemberships(ids, clock.now()),
    ])
    const names = await namesOf(members.map((member) => member.user_id))
    const membershipOf = new Map(held.map((row) => [row.enterprise_user_id, row]))
    return new Map(
      members.map((member) => [
        member.id,
        cardOf(member, membershipOf.get(member.id), names.get(member.user_id)),
      ]),
    )
  }

  /** The cards of these members, by enterpriseUserId; at most three queries however many are asked for. */
  const cardsOf = async (enterpriseUserIds: Iterable<number>): Promise<Map<number, PersonCard>> => {
    const cards = await cached.getAll(enterpriseUserIds, load)
    const now = clock.now()
    const ended = [...cards.values()].filter(({ tierEndsAt }) => tierEndsAt !== null && tierEndsAt <= now)
    if (ended.length === 0) return cards
    // A membership that has just run out: its badge goes with it.
    for (const { enterpriseUserId } of ended) cached.delete(enterpriseUserId)
    const renewed = await cached.getAll(
      ended.map(({ enterpriseUserId }) => enterpriseUserId),
      load,
    )
    return new Map([...cards, ...renewed])
  }

  return {
    cardsOf,

    /** Colleagues in the viewer's enterprise by name, pinyin or initials. */
    async find(viewer: Viewer, name: string, page: number, limit: number): Promise<PersonCard[]> {
      const ids = await search.find(viewer.enterprise.id, name, page, limit)
      const cards = await cardsOf(ids)
      return ids.flatMap((id) => cards.get(id) ?? [])
    },

    async cardByStudentId(studentId: string): Promise<PersonCard | undefined> {
      const id = await enterprises.memberIdByStudentId(studentId)
      return id === undefined ? undefined : (await cached.getAll([id], load)).get(id)
    },

    async standingOf(enterpriseUserId: number): Promise<Standing | undefined> {
      const [[member], [held]] = await Promise.all([
        enterprises.findMembers([enterpriseUserId]),
        memberships.findMemberships([enterpriseUserId], clock.now()),
      ])
      return member && held && member.left_at === null && member.suspended_at === null
        ? standing(member, held)
        : undefined
    },
  }
}

export type PeopleService = ReturnType<typeof createPeopleService>

const cardOf = (
  member: MemberRow,
  held: MembershipRow | undefined,
  name: { realname: string; latinName: string; avatarUrl: string } | undefined,
): PersonCard => ({
  enterpriseUserId: member.id,
  enterpriseId: member.enterprise_id,
  userId: member.user_id,
  studentId: member.student_id,
  realname: name?.realname ?? '',
  latinName: name?.latinName ?? '',
  avatarUrl: name?.avatarUrl ?? '',
  department: member.department ?? NOWHERE,
  position: member.position,
  tier: held?.tier ?? 'sailor',
  tierName: held?.name ?? NOWHERE,
  tierEndsAt: held?.ends_at ?? null,
  isMentor: held ? mentorLabel(held.tier, held.roles) : 0,
})

const standing = (member: MemberRow, held: MembershipRow): Standing => ({
  enterpriseUserId: member.id,
  studentId: member.student_id,
  enterprise: {
    id: member.enterprise_id,
    name: member.enterprise_name,
    isDefault: member.enterprise_is_default,
    settings: member.enterprise_settings,
  },
  department: member.department ?? NOWHERE,
  position: member.position,
  enterpriseClass:
    member.class_id && member.class_name ? { id: member.class_id, name: member.class_name } : null,
  membership: {
    typeId: held.type_id,
    tier: held.tier,
    name: held.name,
    isGuest: held.is_guest,
    freeChancesPerMonth: held.free_chances_per_month,
    ahaQuota: held.aha_quota,
    createsDiscussions: held.creates_discussions,
    createsCommunities: held.creates_communities,
    customThemes: held.custom_themes,
    endsAt: held.ends_at,
  },
  roles: held.roles,
})
