import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoInvitations } from '../../demo/invitations.ts'
import type { Database } from '../../platform/database/database.ts'
import { enterpriseInvitations } from './invitations.tables.ts'

const DAY_MS = 86_400_000

export const seedDemoInvitations = async (database: Database, world: DemoWorld): Promise<void> => {
  await database.orm.insert(enterpriseInvitations).values(
    demoInvitations.map(({ code, enterprise, usesLeft, daysLeft }) => ({
      code,
      enterpriseId: world.enterprise(enterprise),
      usesLeft,
      expiresAt: new Date(world.now.getTime() + daysLeft * DAY_MS),
    })),
  )
}
