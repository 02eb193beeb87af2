import pg from 'pg'
import type { EmbeddedPostgres } from '../embedded-postgres.ts'

/** One statement on a connection of its own. */
export const query = async (connection: EmbeddedPostgres['connection'], text: string): Promise<unknown[]> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
