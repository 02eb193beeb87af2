import { asc, eq, sql } from 'drizzle-orm'
import { type Database, statement } from '../../../platform/database/database.ts'
import { recordForwardings } from '../xapi.tables.ts'

const countWaiting = statement(
  'record_forwarding_waiting',
  `select count(*)::int as waiting from (
     select 1 from record_statements where enterprise_id = $1 and (stored, seq) > ($2, $3) limit 10000) s`,
)

export type ForwardingRow = typeof recordForwardings.$inferSelect

export interface Progress {
  stored: Date
  seq: number
  refused: number
}

export const createForwardingsRepository = (database: Database) => ({
  list: (): Promise<ForwardingRow[]> =>
    database.orm.select().from(recordForwardings).orderBy(asc(recordForwardings.id)),

  /** How much is stored behind the place each has come to; nobody needs to know it beyond some thousands. */
  async waiting({ enterpriseId, stored, seq }: ForwardingRow): Promise<number> {
    const [row] = await database.rows<{ waiting: number }>(countWaiting, [enterpriseId, stored, seq])
    return row?.waiting ?? 0
  },

  async insert(forwarding: typeof recordForwardings.$inferInsert): Promise<ForwardingRow> {
    const [row] = await database.orm.insert(recordForwardings).values(forwarding).returning()
    if (!row) throw new Error('an insert returned no row')
    return row
  },

  /** The one that is gone now; undefined when there was none. */
  async delete(id: number): Promise<ForwardingRow | undefined> {
    const [row] = await database.orm.delete(recordForwardings).where(eq(recordForwardings.id, id)).returning()
    return row
  },

  async advance(id: number, { stored, seq, refused }: Progress, now: Date): Promise<void> {
    await database.orm
      .update(recordForwardings)
      .set({ stored, seq, refused: sql`${recordForwardings.refused} + ${refused}`, sentAt: now, problem: '' })
      .where(eq(recordForwardings.id, id))
  },

  async fail(id: number, problem: string): Promise<void> {
    await database.orm.update(recordForwardings).set({ problem }).where(eq(recordForwardings.id, id))
  },
})

export type ForwardingsRepository = ReturnType<typeof createForwardingsRepository>
