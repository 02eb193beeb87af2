import { type Database, statement } from '../../../platform/database/database.ts'
import type { ActivityDefinition } from '../statement.ts'

const CHANGES = 731_004

const find = statement(
  'record_activities_find',
  'select key, definition from record_activities where key = any($1)',
)
const lock = statement('record_activities_lock', `select pg_advisory_xact_lock(${CHANGES}, $1::int)`)
const put = statement(
  'record_activities_put',
  `insert into record_activities (key, definition) select k, d::json from unnest($1::uuid[], $2::text[]) as i(k, d)
   on conflict (key) do update set definition = excluded.definition`,
)

export const createActivitiesRepository = (database: Database) => ({
  async find(keys: readonly string[]): Promise<Map<string, ActivityDefinition>> {
    if (keys.length === 0) return new Map()
    const rows = await database.rows<{ key: string; definition: ActivityDefinition }>(find, [keys])
    return new Map(rows.map(({ key, definition }) => [key, definition]))
  },

  /** Held to the end of the transaction: definitions of an enterprise change one batch at a time. */
  async lock(enterpriseId: number): Promise<void> {
    await database.rows(lock, [enterpriseId])
  },

  async put(definitions: ReadonlyMap<string, ActivityDefinition>): Promise<void> {
    await database.rows(put, [
      [...definitions.keys()],
      [...definitions.values()].map((definition) => JSON.stringify(definition)),
    ])
  },
})

export type ActivitiesRepository = ReturnType<typeof createActivitiesRepository>
