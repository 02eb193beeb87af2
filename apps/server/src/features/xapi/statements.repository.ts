import { type Database, statement } from '../../platform/database/database.ts'

const insert = statement(
  'xapi_insert',
  `insert into xapi_statements (id, enterprise_id, enterprise_user_id, statement)
   values ($1, $2, $3, $4) on conflict (id) do nothing`,
)

export const createStatementsRepository = (database: Database) => ({
  /** A statement that is there already stays as it is. */
  async store(row: {
    id: string
    enterpriseId: number
    enterpriseUserId: number
    statement: object
  }): Promise<void> {
    await database.rows(insert, [
      row.id,
      row.enterpriseId,
      row.enterpriseUserId,
      JSON.stringify(row.statement),
    ])
  },
})

export type StatementsRepository = ReturnType<typeof createStatementsRepository>
