import { type Database, statement } from '../../../platform/database/database.ts'

const findByKey = statement(
  'record_erasure_find',
  `select s.seq, s.id, s.stored, s.statement::text as statement
     from record_keys k join record_statements s on s.seq = k.seq
    where k.key = $1 and s.enterprise_id = $2 order by k.stored, k.seq limit $3`,
)
const deleteStatements = statement(
  'record_erasure_statements',
  `with gone as (delete from record_statements where seq = any($2) returning id)
   delete from record_references r using gone where r.enterprise_id = $1 and r.statement_id = gone.id`,
)
const deleteKeys = statement(
  'record_erasure_keys',
  `delete from record_keys k using unnest($1::uuid[], $2::timestamptz[], $3::bigint[]) as g(key, stored, seq)
    where k.key = g.key and k.stored = g.stored and k.seq = g.seq`,
)
const deleteAttachments = statement(
  'record_erasure_attachments',
  `delete from record_attachments a using unnest($2::text[], $3::uuid[]) as g(sha2, key)
    where a.enterprise_id = $1 and a.sha2 = g.sha2
      and not exists (select 1 from record_keys k where k.key = g.key)`,
)

export interface ErasableRow {
  seq: number
  id: string
  stored: Date
  statement: string
}

export interface KeyPlace {
  key: string
  stored: Date
  seq: number
}

export const createErasureRepository = (database: Database) => ({
  findByKey: (enterpriseId: number, key: string, limit: number): Promise<ErasableRow[]> =>
    database.rows<ErasableRow>(findByKey, [key, enterpriseId, limit]),

  async deleteStatements(enterpriseId: number, seqs: readonly number[]): Promise<void> {
    await database.rows(deleteStatements, [enterpriseId, seqs])
  },

  async deleteKeys(places: readonly KeyPlace[]): Promise<void> {
    await database.rows(deleteKeys, [
      places.map(({ key }) => key),
      places.map(({ stored }) => stored),
      places.map(({ seq }) => seq),
    ])
  },

  /** Only those no other statement names. */
  async deleteAttachments(
    enterpriseId: number,
    attachments: readonly { sha2: string; key: string }[],
  ): Promise<void> {
    await database.rows(deleteAttachments, [
      enterpriseId,
      attachments.map(({ sha2 }) => sha2),
      attachments.map(({ key }) => key),
    ])
  },
})

export type ErasureRepository = ReturnType<typeof createErasureRepository>
