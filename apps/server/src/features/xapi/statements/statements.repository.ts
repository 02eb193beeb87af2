import { type Database, statement } from '../../../platform/database/database.ts'

/** Statements of one enterprise are written under this lock, shared by writers; see `beginWriting`. */
const WRITERS = 731_003

const lockShared = statement(
  'record_lock_shared',
  `select pg_advisory_xact_lock_shared(${WRITERS}, $1::int),
          date_trunc('milliseconds', clock_timestamp()) as stored`,
)
const lockExclusive = statement(
  'record_lock_exclusive',
  `select pg_advisory_xact_lock(${WRITERS}, $1::int), date_trunc('milliseconds', clock_timestamp()) as stored`,
)

// Everything of a batch in one round trip. Ids that are here already are left out, and missing from the answer.
const insertBatch = statement(
  'record_insert',
  `with new as (
     insert into record_statements (enterprise_id, id, stored, authority, voiding, statement)
     select $1, i.id, $2, $3, i.voiding, i.statement::json
       from unnest($4::uuid[], $5::boolean[], $6::text[]) with ordinality as i(id, voiding, statement, place)
      order by i.place
     on conflict (enterprise_id, id) do nothing
     returning seq, id
   ), keyed as (
     insert into record_keys (key, stored, seq)
     select k.key, $2, new.seq from unnest($7::uuid[], $8::uuid[]) as k(id, key) join new using (id)
   ), referring as (
     insert into record_references (enterprise_id, statement_id, target_id, voids)
     select $1, r.id, r.target, r.voids
       from unnest($9::uuid[], $10::uuid[], $11::boolean[]) as r(id, target, voids) join new using (id)
   ), attached as (
     insert into record_attachments (enterprise_id, sha2, content_type, content)
     select $1, a.sha2, a.content_type, a.content
       from unnest($12::text[], $13::text[], $14::bytea[]) as a(sha2, content_type, content)
     on conflict do nothing
   )
   select new.seq, new.id,
          exists (select 1 from record_references r where r.enterprise_id = $1 and r.target_id = new.id) as "isTarget"
     from new`,
)

// Looked up row by row as the page fills; as a condition, PostgreSQL may decide to read the whole table instead.
const withVoid = `left join lateral (
  select true as void from record_references v
   where not s.voiding and v.enterprise_id = s.enterprise_id and v.target_id = s.id and v.voids limit 1
) v on true`

const byId = statement(
  'record_by_id',
  `select s.seq, s.stored, s.statement::text as statement, s.authority, v.void is not null as "isVoided"
     from record_statements s ${withVoid} where s.enterprise_id = $1 and s.id = $2`,
)

const byIds = statement(
  'record_by_ids',
  'select s.id, s.statement::text as statement from record_statements s where s.enterprise_id = $1 and s.id = any($2)',
)

// A statement that points to another is found by what the other is found by, and so on along the chain.
const chains = statement(
  'record_chains',
  `with recursive above(id) as (
     select unnest($2::uuid[])
     union
     select r.statement_id from above join record_references r on r.enterprise_id = $1 and r.target_id = above.id
   ), below(root, id) as (
     select r.statement_id, r.target_id from above
       join record_references r on r.enterprise_id = $1 and r.statement_id = above.id
     union
     select below.root, r.target_id from below
       join record_references r on r.enterprise_id = $1 and r.statement_id = below.id
   )
   select root.seq, root.stored, target.statement::text as statement from below
     join record_statements root on root.enterprise_id = $1 and root.id = below.root
     join record_statements target on target.enterprise_id = $1 and target.id = below.id`,
)

const insertKeys = statement(
  'record_insert_keys',
  `insert into record_keys (key, stored, seq) select * from unnest($1::uuid[], $2::timestamptz[], $3::bigint[])
   on conflict do nothing`,
)

// Whoever holds the lock may still commit statements stored since their transaction began.
const consistentThrough = statement(
  'record_consistent_through',
  `select coalesce(min(a.xact_start), clock_timestamp()) as at
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.classid = ${WRITERS} and l.objid = $1::int and l.objsubid = 2 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())`,
)

const attachments = statement(
  'record_attachments_by_sum',
  `select sha2, content_type as "contentType", content from record_attachments
    where enterprise_id = $1 and sha2 = any($2)`,
)

export interface NewStatement {
  id: string
  text: string
  voiding: boolean
  keys: readonly string[]
  target: string | undefined
}

export interface StoredAttachment {
  sha2: string
  contentType: string
  content: Buffer
}

export interface StatementRow {
  seq: number
  stored: Date
  statement: string
}

export interface Selection {
  enterpriseId: number
  /** Every one of them must be there. */
  keys: readonly string[]
  authority: string | undefined
  since: Date | undefined
  until: Date | undefined
  after: { stored: Date; seq: number } | undefined
  ascending: boolean
  limit: number
}

export const createStatementsRepository = (database: Database) => ({
  /**
   * The moment the statements of this transaction are stored at, by the clock of the database, so that all nodes
   * agree. Alone where statements point to others: then each sees the other's target or pointer, whoever comes first.
   */
  async beginWriting(enterpriseId: number, isAlone: boolean): Promise<Date> {
    const [row] = await database.rows<{ stored: Date }>(isAlone ? lockExclusive : lockShared, [enterpriseId])
    if (!row) throw new Error('a lock returned no row')
    return row.stored
  },

  insert: (
    { enterpriseId, stored, authority }: { enterpriseId: number; stored: Date; authority: string },
    batch: readonly NewStatement[],
    attached: readonly StoredAttachment[],
  ) => {
    const keys = batch.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })))
    const pointing = batch.filter(({ target }) => target !== undefined)
    return database.rows<{ seq: number; id: string; isTarget: boolean }>(insertBatch, [
      enterpriseId,
      stored,
      authority,
      batch.map(({ id }) => id),
      batch.map(({ voiding }) => voiding),
      batch.map(({ text }) => text),
      keys.map(({ id }) => id),
      keys.map(({ key }) => key),
      pointing.map(({ id }) => id),
      pointing.map(({ target }) => target),
      pointing.map(({ voiding }) => voiding),
      attached.map(({ sha2 }) => sha2),
      attached.map(({ contentType }) => contentType),
      attached.map(({ content }) => content),
    ])
  },

  /** Every statement whose chain of targets touches these ids, with each target on it. */
  chainsThrough: (enterpriseId: number, ids: readonly string[]): Promise<StatementRow[]> =>
    database.rows<StatementRow>(chains, [enterpriseId, ids]),

  async addKeys(keys: readonly { key: string; stored: Date; seq: number }[]): Promise<void> {
    await database.rows(insertKeys, [
      keys.map(({ key }) => key),
      keys.map(({ stored }) => stored),
      keys.map(({ seq }) => seq),
    ])
  },

  async find(enterpriseId: number, id: string) {
    const [row] = await database.rows<StatementRow & { authority: string; isVoided: boolean }>(byId, [
      enterpriseId,
      id,
    ])
    return row
  },

  findAll: (enterpriseId: number, ids: readonly string[]) =>
    database.rows<{ id: string; statement: string }>(byIds, [enterpriseId, ids]),

  async consistentThrough(enterpriseId: number): Promise<Date> {
    const [row] = await database.rows<{ at: Date }>(consistentThrough, [enterpriseId])
    return row?.at ?? new Date(0)
  },

  attachments: (enterpriseId: number, sums: readonly string[]): Promise<StoredAttachment[]> =>
    sums.length === 0
      ? Promise.resolve([])
      : database.rows<StoredAttachment>(attachments, [enterpriseId, sums]),

  async select(selection: Selection): Promise<StatementRow[]> {
    const { text, values } = selectionQuery(selection)
    return (await database.execute(text, values)).rows as StatementRow[]
  },
})

export type StatementsRepository = ReturnType<typeof createStatementsRepository>

/**
 * The index of one key gives the order, every other key is looked up row by row, and so is the statement: each page
 * costs what it shows, however much there is. Keys stand in the text itself and the plan is made anew each time, because
 * which of them is the rare one is a matter of their values; they are hashes of ours, or were checked to look like one.
 */
const selectionQuery = (selection: Selection): { text: string; values: unknown[] } => {
  const values: unknown[] = [selection.enterpriseId]
  const value = (given: unknown): string => `$${values.push(given)}`
  const authority = selection.authority ? `and authority = ${value(selection.authority)}` : ''
  const [first, ...others] = selection.keys
  const from = first
    ? [
        'record_keys k',
        ...others.map(
          (key, n) =>
            `join record_keys o${n} on o${n}.key = '${key}' and o${n}.stored = k.stored and o${n}.seq = k.seq`,
        ),
      ].join(' ')
    : `(select stored, seq from record_statements where enterprise_id = $1 ${authority}) k`
  const conditions = first ? [`k.key = '${first}'`] : ['true']
  if (selection.since) conditions.push(`k.stored > ${value(selection.since)}`)
  if (selection.until) conditions.push(`k.stored <= ${value(selection.until)}`)
  if (selection.after) {
    const { stored, seq } = selection.after
    const beyond = selection.ascending ? '>' : '<'
    conditions.push(`(k.stored, k.seq) ${beyond} (${value(stored)}, ${value(seq)})`)
  }
  const direction = selection.ascending ? 'asc' : 'desc'
  const text = `select s.* from ${from} cross join lateral (
      select s.seq, s.stored, s.statement::text as statement from record_statements s ${withVoid}
       where s.seq = k.seq and s.enterprise_id = $1 ${authority} and v.void is null limit 1
    ) s
    where ${conditions.join(' and ')}
    order by k.stored ${direction}, k.seq ${direction} limit ${value(selection.limit)}`
  return { text, values }
}
