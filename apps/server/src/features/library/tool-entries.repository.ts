import type { ToolValues } from '@fairlead/contract/library/library.schema.ts'
import { type Database, statement } from '../../platform/database/database.ts'

export type EntryRow = { values: ToolValues; writtenAt: Date; sharedAt: Date | null }
export type SharedEntryRow = { enterpriseUserId: number; values: ToolValues; sharedAt: Date }

const entry = 'e.values, e.written_at as "writtenAt", e.shared_at as "sharedAt"'

const own = statement(
  'tool_entry_own',
  `select ${entry} from tool_entries e where e.enterprise_user_id = $1 and e.resource_id = $2`,
)
// Of two savings the one written later stays, in whatever order they arrive.
const save = statement(
  'tool_entry_save',
  `insert into tool_entries as e (enterprise_user_id, resource_id, enterprise_id, values, written_at)
   values ($1, $2, $3, $4, $5)
   on conflict (enterprise_user_id, resource_id) do update set
     values = case when excluded.written_at >= e.written_at then excluded.values else e.values end,
     written_at = greatest(e.written_at, excluded.written_at)
   returning ${entry}`,
)
const share = statement(
  'tool_entry_share',
  `update tool_entries e set shared_at = case when $3::timestamptz is null then null else coalesce(e.shared_at, $3) end
    where e.enterprise_user_id = $1 and e.resource_id = $2 returning ${entry}`,
)
const sharedNum = statement(
  'tool_entries_shared_num',
  `select count(*)::int as n from (
     select 1 from tool_entries where resource_id = $1 and enterprise_id = $2 and shared_at is not null
       and enterprise_user_id <> $3 limit 10000) shared`,
)
const shared = statement(
  'tool_entries_shared',
  `select e.enterprise_user_id as "enterpriseUserId", e.values, e.shared_at as "sharedAt" from tool_entries e
    where e.resource_id = $1 and e.enterprise_id = $2 and e.shared_at is not null and e.enterprise_user_id <> $3
      and (e.shared_at, e.enterprise_user_id) < ($4, $5)
    order by e.shared_at desc, e.enterprise_user_id desc limit $6`,
)

export const createToolEntriesRepository = (database: Database) => ({
  own: async (member: number, resourceId: number) =>
    (await database.rows<EntryRow>(own, [member, resourceId]))[0],
  save: async (
    member: number,
    resourceId: number,
    enterpriseId: number,
    { values, writtenAt }: Pick<EntryRow, 'values' | 'writtenAt'>,
  ) =>
    (
      await database.rows<EntryRow>(save, [
        member,
        resourceId,
        enterpriseId,
        JSON.stringify(values),
        writtenAt,
      ])
    )[0],
  share: async (member: number, resourceId: number, at: Date | null) =>
    (await database.rows<EntryRow>(share, [member, resourceId, at]))[0],
  sharedNum: async (resourceId: number, enterpriseId: number, except: number) =>
    (await database.rows<{ n: number }>(sharedNum, [resourceId, enterpriseId, except]))[0]?.n ?? 0,
  shared: (
    resourceId: number,
    enterpriseId: number,
    except: number,
    before: { at: Date; id: number },
    limit: number,
  ) => database.rows<SharedEntryRow>(shared, [resourceId, enterpriseId, except, before.at, before.id, limit]),
})

export type ToolEntriesRepository = ReturnType<typeof createToolEntriesRepository>
