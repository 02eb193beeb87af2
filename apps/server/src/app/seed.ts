import { randomBytes } from 'node:crypto'
import { DemoWorld } from '../demo/demo-world.ts'
import { seedDemoCommunities } from '../features/communities/communities.seed.ts'
import {
  seedDefaultEnterprise,
  seedDemoEnterprises,
  seedEnterpriseUser,
} from '../features/enterprises/enterprises.seed.ts'
import { seedDemoInvitations } from '../features/enterprises/invitations.seed.ts'
import { hasUsers, seedDemoUsers, seedUser } from '../features/identity/users.seed.ts'
import { seedDemoLibrary } from '../features/library/library.seed.ts'
import { seedDemoStudies } from '../features/library/studies.seed.ts'
import { seedDemoCards, seedDemoChances } from '../features/membership/cards.seed.ts'
import {
  seedDemoMemberships,
  seedMember,
  seedMembershipTypes,
} from '../features/membership/membership.seed.ts'
import { seedDemoCases, seedDemoWordRules } from '../features/moderation/moderation.seed.ts'
import { seedDemoPosts } from '../features/posts/posts.seed.ts'
import { seedDemoThemes } from '../features/themes/themes.seed.ts'
import { seedDemoWorkplace } from '../features/workplace/workplace.seed.ts'
import { seedDemoRecords } from '../features/xapi/xapi.seed.ts'
import { createCalendar } from '../platform/clock/calendar.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'

export type SeedResult = { kind: 'none' } | { kind: 'demo' } | { kind: 'administrator'; password: string }

const SEED_LOCK = 731_002

/** Fills an empty database: the demo world, or for production just an administrator. A database with people stays as it is. */
export const seed = (config: Config, database: Database, storage: Storage, now: Date): Promise<SeedResult> =>
  database.transaction(async () => {
    await database.execute('select pg_advisory_xact_lock($1)', [SEED_LOCK])
    await seedMembershipTypes(database)
    if (await hasUsers(database)) return { kind: 'none' }
    if (!config.demo) return { kind: 'administrator', password: await seedAdministrator(database) }
    await seedDemo(config, database, storage, now)
    return { kind: 'demo' }
  })

/** Each feature adds its part, in the order of features.json. */
const seedDemo = async (config: Config, database: Database, storage: Storage, now: Date): Promise<void> => {
  const world = new DemoWorld(now)
  await seedDemoUsers(database, world)
  await seedDemoEnterprises(database, world)
  await seedDemoInvitations(database, world)
  await seedDemoMemberships(database, world)
  const calendar = createCalendar(config.timeZone)
  await seedDemoCards(database, world)
  await seedDemoChances(database, calendar, world)
  await seedDemoWordRules(database, world)
  await seedDemoCommunities(database, calendar, world)
  await seedDemoThemes(database, world)
  await seedDemoPosts(database, storage, calendar, world)
  await seedDemoCases(database, world)
  await seedDemoLibrary(database, storage, world)
  await seedDemoStudies(database, world)
  await seedDemoWorkplace(database, world)
  await seedDemoRecords(database, world)
}

const seedAdministrator = async (database: Database): Promise<string> => {
  const password = randomBytes(9).toString('base64url').slice(0, 12)
  const userId = await seedUser(database, {
    login: 'admin',
    realname: '系统管理员',
    latinName: 'Administrator',
    password,
  })
  const enterpriseId = await seedDefaultEnterprise(database, { en: 'Personal', zh: '个人学员' })
  const enterpriseUserId = await seedEnterpriseUser(database, {
    enterpriseId,
    userId,
    studentId: 'ADMIN',
    position: { en: 'Administrator', zh: '系统管理员' },
    isPrimary: true,
  })
  await seedMember(database, { enterpriseUserId, enterpriseId, tier: 'mentor', roles: ['platform_admin'] })
  return password
}
