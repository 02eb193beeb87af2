import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { enterpriseSettingsSchema } from '@fairlead/contract/primitives/standing.ts'
import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoEnterprises } from '../../demo/enterprises.ts'
import { demoPeople } from '../../demo/people.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  departments,
  enterpriseClasses,
  enterprisePositions,
  enterprises,
  enterpriseUsers,
} from './enterprises.tables.ts'

const inserted = (rows: { id: number }[]): number => {
  if (!rows[0]) throw new Error('an insert returned no row')
  return rows[0].id
}

export const seedDefaultEnterprise = async (database: Database, name: LocalizedText): Promise<number> =>
  inserted(
    await database.orm
      .insert(enterprises)
      .values({ key: 'personal', name, isDefault: true, settings: enterpriseSettingsSchema.parse({}) })
      .returning({ id: enterprises.id }),
  )

export const seedEnterpriseUser = async (
  database: Database,
  member: typeof enterpriseUsers.$inferInsert,
): Promise<number> =>
  inserted(await database.orm.insert(enterpriseUsers).values(member).returning({ id: enterpriseUsers.id }))

export const seedDemoEnterprises = async (database: Database, world: DemoWorld): Promise<void> => {
  const places = new Map<string, number>()
  for (const { key, name, isDefault, settings, ...inside } of demoEnterprises) {
    const enterpriseId = inserted(
      await database.orm
        .insert(enterprises)
        .values({ key, name, isDefault, settings: enterpriseSettingsSchema.parse(settings) })
        .returning({ id: enterprises.id }),
    )
    world.addEnterprise(key, enterpriseId)
    for (const department of inside.departments) {
      const parentId = department.parent ? places.get(`${key}/${department.parent}`) : undefined
      const row = { enterpriseId, name: department.name, parentId }
      places.set(
        `${key}/${department.key}`,
        inserted(await database.orm.insert(departments).values(row).returning({ id: departments.id })),
      )
    }
    for (const { key: classKey, name: className } of inside.classes) {
      const row = { enterpriseId, name: className }
      places.set(
        `${key}#${classKey}`,
        inserted(
          await database.orm.insert(enterpriseClasses).values(row).returning({ id: enterpriseClasses.id }),
        ),
      )
    }
  }
  for (const person of demoPeople)
    for (const [position, member] of person.memberships.entries())
      world.addMember(
        person.login,
        member.enterprise,
        await seedEnterpriseUser(database, {
          enterpriseId: world.enterprise(member.enterprise),
          userId: world.user(person.login),
          studentId: member.studentId,
          departmentId: places.get(`${member.enterprise}/${member.department}`),
          enterpriseClassId: places.get(`${member.enterprise}#${member.class}`),
          position: member.position,
          isPrimary: position === 0,
        }),
      )
  await seedPositions(database, world)
}

const seedPositions = async (database: Database, world: DemoWorld): Promise<void> => {
  const held = demoPeople.flatMap(({ memberships }) => memberships)
  for (const { key } of demoEnterprises) {
    const names = new Map(
      held.filter(({ enterprise }) => enterprise === key).map(({ position }) => [position.en, position]),
    )
    const rows = [...names.values()].map((name) => ({ enterpriseId: world.enterprise(key), name }))
    if (rows.length > 0) await database.orm.insert(enterprisePositions).values(rows)
  }
}
