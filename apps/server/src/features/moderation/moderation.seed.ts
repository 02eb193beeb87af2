import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoEnterprises } from '../../demo/enterprises.ts'
import { riskyWords } from '../../demo/moderation.ts'
import type { Database } from '../../platform/database/database.ts'
import { wordRules } from './moderation.tables.ts'

export const seedDemoWordRules = async (database: Database, world: DemoWorld): Promise<void> => {
  const rules = demoEnterprises.flatMap(({ key }) =>
    riskyWords.map((word) => ({ enterpriseId: world.enterprise(key), word })),
  )
  await database.orm.insert(wordRules).values(rules)
}
