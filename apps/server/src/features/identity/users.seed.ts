import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoPassword, demoPeople } from '../../demo/people.ts'
import { demoProfiles } from '../../demo/profiles.ts'
import type { Database } from '../../platform/database/database.ts'
import { userProfiles, users } from './identity.tables.ts'
import { hashPassword } from './passwords.ts'

export const seedUser = async (
  database: Database,
  { password, ...user }: Omit<typeof users.$inferInsert, 'passwordHash'> & { password: string },
): Promise<number> => {
  const [row] = await database.orm
    .insert(users)
    .values({ ...user, passwordHash: await hashPassword(password) })
    .returning({ id: users.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export const seedDemoUsers = async (database: Database, world: DemoWorld): Promise<void> => {
  // They share a password, so that one hash does for all.
  const passwordHash = await hashPassword(demoPassword)
  const rows = await database.orm
    .insert(users)
    .values(
      demoPeople.map((person) => ({
        login: person.login,
        phone: person.phone,
        email: person.email,
        passwordHash,
        realname: person.zh,
        latinName: person.en,
        language: person.language,
        phoneVerified: person.phone !== null,
        cameBySso: person.sso,
      })),
    )
    .returning({ id: users.id, login: users.login })
  for (const { id, login } of rows) world.addUser(login ?? '', id)
  await database.orm
    .insert(userProfiles)
    .values(Object.entries(demoProfiles).map(([login, told]) => ({ userId: world.user(login), ...told })))
}

export const hasUsers = async (database: Database): Promise<boolean> =>
  (await database.orm.select({ id: users.id }).from(users).limit(1)).length > 0
