import { startEmbeddedPostgres } from '../embedded-postgres.ts'

/** A process of its own that owns a database, for tests that kill it or run it as somebody else. */
const [dataDir = '', systemHome] = process.argv.slice(2)
const say = (message: string) => process.stderr.write(`${message}\n`)
const postgres = await startEmbeddedPostgres({
  dataDir,
  log: { debug: say, info: say, warn: say, error: say },
  settings: { fsync: 'off' },
  ...(systemHome && { systemHome }),
})
process.once('SIGTERM', () => void postgres.stop())
process.stdout.write(`${JSON.stringify(postgres.connection)}\n`)
