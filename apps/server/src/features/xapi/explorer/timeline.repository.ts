import type { Database } from '../../../platform/database/database.ts'

/** Beyond this many it would be counted for its own sake; a chart of days needs no more. */
const COUNTED_MAX = 200_000

export const createTimelineRepository = (database: Database, timeZone: string) => ({
  /** Statements a day, by the index of one of the keys, or of the enterprise. */
  async countByDay({
    enterpriseId,
    keys: [first, ...others],
    since,
  }: {
    enterpriseId: number
    keys: readonly string[]
    since: Date
  }): Promise<Map<string, number>> {
    const found = first
      ? `select k.stored from record_keys k where k.key = $2 and k.stored > $3 and $1::bigint is not null
          and not exists (select 1 from unnest($4::uuid[]) o(key)
            where not exists (select 1 from record_keys x where x.key = o.key and x.stored = k.stored and x.seq = k.seq))`
      : `select s.stored from record_statements s where s.enterprise_id = $1 and s.stored > $3
          and $2::uuid is null and $4::uuid[] is not null`
    const { rows } = await database.execute(
      `select to_char(found.stored at time zone $5, 'YYYY-MM-DD') as day, count(*)::int as count
         from (${found} limit ${COUNTED_MAX}) found group by 1`,
      [enterpriseId, first ?? null, since, others, timeZone],
    )
    return new Map((rows as { day: string; count: number }[]).map(({ day, count }) => [day, count]))
  },
})

export type TimelineRepository = ReturnType<typeof createTimelineRepository>
