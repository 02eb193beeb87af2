import { type Database, statement } from '../../../platform/database/database.ts'

const lock = statement('record_document_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')
const find = statement(
  'record_document_find',
  `select content_type as "contentType", content, etag, updated from record_documents
    where scope = $1 and document = $2`,
)
const put = statement(
  'record_document_put',
  `insert into record_documents (scope, document, registration, name, agent, content_type, content, etag, updated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, date_trunc('milliseconds', clock_timestamp()))
   on conflict (scope, document) do update
      set content_type = excluded.content_type, content = excluded.content, etag = excluded.etag,
          updated = excluded.updated`,
)
const names = statement(
  'record_document_names',
  `select distinct name from record_documents
    where scope = $1 and ($2::uuid is null or registration = $2) and ($3::timestamptz is null or updated > $3)
    order by name`,
)
const deleteOne = statement(
  'record_document_delete',
  'delete from record_documents where scope = $1 and document = $2',
)
const deleteAll = statement(
  'record_documents_delete',
  'delete from record_documents where scope = $1 and ($2::uuid is null or registration = $2)',
)
const deleteOfAgent = statement('record_documents_erase', 'delete from record_documents where agent = $1')

export interface DocumentRow {
  contentType: string
  content: Buffer
  etag: string
  updated: Date
}

export interface DocumentPlace {
  scope: string
  document: string
  registration: string | undefined
  name: string
  agent: string | undefined
}

export const createDocumentsRepository = (database: Database) => ({
  /** Held to the end of the transaction, also for a document that is not there yet. */
  async lock({ scope, document }: DocumentPlace): Promise<void> {
    await database.rows(lock, [`${scope}/${document}`])
  },

  async find({ scope, document }: DocumentPlace): Promise<DocumentRow | undefined> {
    const [row] = await database.rows<DocumentRow>(find, [scope, document])
    return row
  },

  async put(place: DocumentPlace, row: Omit<DocumentRow, 'updated'>): Promise<void> {
    const { scope, document, registration = null, name, agent = null } = place
    await database.rows(put, [
      scope,
      document,
      registration,
      name,
      agent,
      row.contentType,
      row.content,
      row.etag,
    ])
  },

  async delete({ scope, document }: DocumentPlace): Promise<void> {
    await database.rows(deleteOne, [scope, document])
  },

  /** Those of every registration where none is given. */
  async names(scope: string, registration: string | undefined, since: Date | undefined): Promise<string[]> {
    const rows = await database.rows<{ name: string }>(names, [scope, registration ?? null, since ?? null])
    return rows.map(({ name }) => name)
  },

  async deleteAll(scope: string, registration: string | undefined): Promise<void> {
    await database.rows(deleteAll, [scope, registration ?? null])
  },

  async deleteOfAgent(agent: string): Promise<void> {
    await database.rows(deleteOfAgent, [agent])
  },
})

export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>
