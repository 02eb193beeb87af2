import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoConnections } from '../../demo/workplace.ts'
import type { Database } from '../../platform/database/database.ts'
import { createSeal } from '../../platform/database/sealed-secret.ts'
import { readSecret } from '../../platform/database/secrets.ts'
import { SEALING_PURPOSE } from './sealing-purpose.ts'
import { workplaceConnections, workplaceIdentities } from './workplace.tables.ts'

/** Every connection of the demo is answered by the simulator; the colleagues with an account are linked already. */
export const seedDemoWorkplace = async (database: Database, world: DemoWorld): Promise<void> => {
  const seal = createSeal(await readSecret(database, SEALING_PURPOSE))
  for (const { people, secret, enterprise, ...connection } of demoConnections) {
    const [row] = await database.orm
      .insert(workplaceConnections)
      .values({
        ...connection,
        enterpriseId: world.enterprise(enterprise),
        secret: seal.seal(secret),
        simulated: true,
      })
      .returning({ id: workplaceConnections.id })
    if (!row) throw new Error('an insert returned no row')
    const known = people.flatMap(({ subject, login }) =>
      login
        ? [
            {
              connectionId: row.id,
              subject,
              userId: world.user(login),
              createdAt: world.now,
              lastSeenAt: world.now,
            },
          ]
        : [],
    )
    await database.orm.insert(workplaceIdentities).values(known)
  }
}
