import { type Database, statement } from '../../platform/database/database.ts'

export type ShareRow = {
  id: number
  code: string
  resourceId: number
  enterpriseId: number
  sharer: number
  note: string
  createdAt: Date
}

const columns = `s.id, s.code, s.resource_id as "resourceId", s.enterprise_id as "enterpriseId", s.sharer, s.note,
  s.created_at as "createdAt"`

const insert = statement(
  'topic_share_insert',
  `insert into topic_shares as s (code, resource_id, enterprise_id, sharer, note, created_at)
   values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
)
const byCode = statement('topic_share_by_code', `select ${columns} from topic_shares s where s.code = $1`)
const ofSharer = statement(
  'topic_shares_of_sharer',
  `select ${columns} from topic_shares s where s.sharer = $1 and s.id < $2 order by s.id desc limit $3`,
)
const ofColleagues = statement(
  'topic_shares_of_colleagues',
  `select ${columns} from topic_shares s
    where s.enterprise_id = $1 and s.sharer <> $2 and s.id < $3 order by s.id desc limit $4`,
)

export const createTopicSharesRepository = (database: Database) => ({
  insert: async (share: Omit<ShareRow, 'id'>) =>
    (
      await database.rows<ShareRow>(insert, [
        share.code,
        share.resourceId,
        share.enterpriseId,
        share.sharer,
        share.note,
        share.createdAt,
      ])
    )[0],
  byCode: async (code: string) => (await database.rows<ShareRow>(byCode, [code]))[0],
  ofSharer: (sharer: number, before: number, limit: number) =>
    database.rows<ShareRow>(ofSharer, [sharer, before, limit]),
  ofColleagues: (enterpriseId: number, except: number, before: number, limit: number) =>
    database.rows<ShareRow>(ofColleagues, [enterpriseId, except, before, limit]),
})

export type TopicSharesRepository = ReturnType<typeof createTopicSharesRepository>
