import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { demoCommunities } from '../../demo/communities.ts'
import type { DemoCommunity } from '../../demo/demo-community-types.ts'
import type { DemoWorld } from '../../demo/demo-world.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  communities,
  communityAnnouncements,
  communityMembers,
  groupClockIns,
  groupMinutes,
  joinRequests,
} from './communities.tables.ts'
import { nameKeyOf } from './community-text.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

export const seedDemoCommunities = async (
  database: Database,
  calendar: Calendar,
  world: DemoWorld,
): Promise<void> => {
  for (const demo of demoCommunities) {
    const id = await seedCommunity(database, world, demo)
    world.addPlace(demo.key, { kind: demo.kind, id, isOpen: demo.isPublic })
    await seedPeople(database, world, demo, id)
    await seedGroupWork(database, calendar, world, demo, id)
  }
}

const before = (world: DemoWorld, milliseconds: number): Date => new Date(world.now.getTime() - milliseconds)

const seedCommunity = async (database: Database, world: DemoWorld, demo: DemoCommunity): Promise<number> => {
  const [row] = await database.orm
    .insert(communities)
    .values({
      enterpriseId: world.enterprise(demo.enterprise),
      kind: demo.kind,
      parentId: demo.parent ? world.place(demo.parent).id : null,
      name: demo.name,
      nameKey: nameKeyOf(inLanguage(demo.name, 'zh')),
      intro: demo.intro,
      joinPolicy: demo.joinPolicy,
      isPublic: demo.isPublic,
      leader: world.member(demo.leader, demo.enterprise),
      memberNum: demo.members.length + 1,
      createdAt: before(world, demo.daysAgo * DAY),
    })
    .returning({ id: communities.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

const seedPeople = async (
  database: Database,
  world: DemoWorld,
  demo: DemoCommunity,
  communityId: number,
): Promise<void> => {
  const founded = before(world, demo.daysAgo * DAY)
  const memberOf = (login: string) => world.member(login, demo.enterprise)
  await database.orm.insert(communityMembers).values(
    [demo.leader, ...demo.members].map((login, place) => ({
      communityId,
      member: memberOf(login),
      joinedAt: new Date(founded.getTime() + place * HOUR),
    })),
  )
  if (demo.notice)
    await database.orm.insert(communityAnnouncements).values({
      communityId,
      author: memberOf(demo.leader),
      content: demo.notice,
      createdAt: before(world, 2 * DAY),
    })
  const requests = [
    ...(demo.pending ?? []).map((request) => ({ ...request, state: 'pending' as const })),
    ...(demo.rejected ?? []).map((request) => ({ ...request, state: 'rejected' as const })),
  ]
  if (requests.length === 0) return
  await database.orm.insert(joinRequests).values(
    requests.map(({ who, reason, state }, place) => ({
      communityId,
      applicant: memberOf(who),
      reason,
      state,
      createdAt: before(world, (30 - place * 7) * HOUR),
      ...(state === 'rejected'
        ? { decidedBy: memberOf(demo.leader), decidedAt: before(world, 10 * HOUR) }
        : {}),
    })),
  )
}

const seedGroupWork = async (
  database: Database,
  calendar: Calendar,
  world: DemoWorld,
  demo: DemoCommunity,
  groupId: number,
): Promise<void> => {
  const leader = world.member(demo.leader, demo.enterprise)
  const clockIns = (demo.clockInDaysAgo ?? []).map((daysAgo) => {
    const createdAt = before(world, daysAgo * DAY)
    return { groupId, day: calendar.dayOf(createdAt), leader, note: demo.clockInNote ?? '', createdAt }
  })
  if (clockIns.length > 0) await database.orm.insert(groupClockIns).values(clockIns)
  const minutes = [...(demo.minutes ?? [])].sort((a, b) => b.daysAgo - a.daysAgo)
  if (minutes.length === 0) return
  await database.orm.insert(groupMinutes).values(
    minutes.map(({ author, daysAgo, title, content }) => ({
      groupId,
      author: world.member(author, demo.enterprise),
      title,
      content,
      createdAt: before(world, daysAgo * DAY),
    })),
  )
}
