import {
  AHA_QUOTA,
  FREE_CHANCES_PER_MONTH,
  UNLIMITED_CHANCES,
} from '@fairlead/contract/membership/membership.schema.ts'
import type { Tier } from '@fairlead/contract/primitives/standing.ts'
import { sql } from 'drizzle-orm'
import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoPeople } from '../../demo/people.ts'
import type { Database } from '../../platform/database/database.ts'
import { resourceAuthorisations } from './access.tables.ts'
import { memberships, membershipTypes, roleGrants } from './membership.tables.ts'

const types: Record<Tier, typeof membershipTypes.$inferInsert> = {
  sailor: {
    id: 1,
    tier: 'sailor',
    name: { en: 'Sailor', zh: '水手' },
    isGuest: true,
    freeChancesPerMonth: FREE_CHANCES_PER_MONTH,
    ahaQuota: AHA_QUOTA.sailor,
    createsDiscussions: false,
    createsCommunities: false,
    customThemes: false,
  },
  scholar: paid(2, 'scholar', 'Scholar', '学者'),
  elite: paid(3, 'elite', 'Elite', '精英'),
  mentor: paid(4, 'mentor', 'Mentor', '导师'),
}

function paid(id: number, tier: Exclude<Tier, 'sailor'>, en: string, zh: string) {
  return {
    id,
    tier,
    name: { en, zh },
    isGuest: false,
    freeChancesPerMonth: UNLIMITED_CHANCES,
    ahaQuota: AHA_QUOTA[tier],
    createsDiscussions: true,
    createsCommunities: tier === 'mentor',
    customThemes: tier === 'elite' || tier === 'mentor',
  }
}

/** Needed everywhere, in production too. What an administrator changed since stays as it is. */
export const seedMembershipTypes = async (database: Database): Promise<void> => {
  await database.orm.insert(membershipTypes).values(Object.values(types)).onConflictDoNothing()
  await database.orm.execute(
    sql`select setval(pg_get_serial_sequence('membership_types', 'id'), (select max(id) from membership_types))`,
  )
}

export const seedMember = async (
  database: Database,
  member: { enterpriseUserId: number; enterpriseId: number; tier: Tier; roles: readonly string[] },
): Promise<void> => {
  const { enterpriseUserId, enterpriseId, tier, roles } = member
  await database.orm.insert(memberships).values({ enterpriseUserId, typeId: types[tier].id ?? 1 })
  const grants = roles.map((role) => ({
    enterpriseUserId,
    role,
    scopeKind: 'enterprise',
    scopeId: enterpriseId,
  }))
  if (grants.length > 0) await database.orm.insert(roleGrants).values(grants)
}

export const seedDemoMemberships = async (database: Database, world: DemoWorld): Promise<void> => {
  for (const person of demoPeople)
    for (const { enterprise, tier, roles } of person.memberships)
      await seedMember(database, {
        enterpriseUserId: world.member(person.login, enterprise),
        enterpriseId: world.enterprise(enterprise),
        tier,
        roles,
      })
}

/** Lets a whole enterprise that authorises in groups study these courses. */
export const seedAuthorisations = async (
  database: Database,
  enterpriseId: number,
  bundles: readonly string[],
): Promise<void> => {
  const rows = bundles.map((bundle) => ({ groupKind: 'enterprise' as const, groupId: enterpriseId, bundle }))
  await database.orm.insert(resourceAuthorisations).values(rows)
}
