import type { EnterpriseKey } from '../../demo/demo-types.ts'
import type { DemoWorld } from '../../demo/demo-world.ts'
import { type DemoLearning, demoLearning } from '../../demo/learning-records.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Statement } from './statement.ts'
import { createActivitiesRepository } from './statements/activities.repository.ts'
import { definitionsIn } from './statements/activity-definitions.ts'
import { normalized } from './statements/normalized-statement.ts'
import { identityOf, keyOf, keysOf, statementKey, uuidFrom } from './statements/statement-keys.ts'
import { createStatementsRepository } from './statements/statements.repository.ts'
import { activityOf, personOf, productAgent, verbs } from './vocabulary.ts'

const MINUTE = 60_000
const DAY = 24 * 60

const statementOf = (world: DemoWorld, record: DemoLearning, place: number): Statement => {
  const { login, enterprise, verb, kind, code, name, minutesAgo, score } = record
  const activity = activityOf(kind, code)
  const member = {
    enterpriseId: world.enterprise(enterprise),
    enterpriseUserId: world.member(login, enterprise),
  }
  return {
    id: uuidFrom(`demo/${place}`),
    actor: personOf(member),
    verb: verbs[verb],
    object: {
      ...activity,
      definition: { ...activity.definition, name: { 'en-US': name.en, 'zh-CN': name.zh } },
    },
    timestamp: new Date(world.now.getTime() - minutesAgo * MINUTE).toISOString(),
    ...(score === undefined ? {} : { result: { score: { scaled: score }, success: true, completion: true } }),
  }
}

/** Stored on the days on which it happened, a day and enterprise at a time. */
export const seedDemoRecords = async (database: Database, world: DemoWorld): Promise<void> => {
  const repository = createStatementsRepository(database)
  const activities = createActivitiesRepository(database)
  const said = demoLearning().map((record, place) => ({
    record,
    statement: statementOf(world, record, place),
  }))
  const batches = Map.groupBy(
    said,
    ({ record }) => `${record.enterprise} ${Math.floor(record.minutesAgo / DAY)}`,
  )
  for (const batch of batches.values()) {
    const last = batch.at(-1)
    if (!last) continue
    const enterpriseId = world.enterprise(last.record.enterprise)
    const stored = new Date(world.now.getTime() - last.record.minutesAgo * MINUTE)
    const complete = batch.map(({ statement }) =>
      normalized(statement, { stored, authority: productAgent, version: '2.0.0' }),
    )
    await repository.insert(
      { enterpriseId, stored, authority: keyOf(enterpriseId, 'authority', identityOf(productAgent) ?? '') },
      complete.map((one) => ({
        id: one.id,
        text: JSON.stringify(one),
        voiding: false,
        keys: keysOf(enterpriseId, one),
        target: undefined,
      })),
      [],
    )
  }
  for (const enterprise of new Set<EnterpriseKey>(said.map(({ record }) => record.enterprise))) {
    const enterpriseId = world.enterprise(enterprise)
    const ofOne = said.filter(({ record }) => record.enterprise === enterprise)
    const known = [...definitionsIn(ofOne.map(({ statement }) => statement))]
    await activities.put(
      new Map(known.map(([iri, definition]) => [statementKey(enterpriseId, 'activity', iri), definition])),
    )
  }
}
