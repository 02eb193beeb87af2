import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface MigrationSources {
  root: string
  /** Glob of the tables and folder of the migrations, both from the root. */
  tables: string
  migrations: string
}

const sqlFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/** Writes the migration from the last snapshot to the tables, if they differ, and answers what drizzle-kit says. */
export const generateMigration = async (
  { root, tables }: MigrationSources,
  out: string,
  name: string,
): Promise<string> => {
  const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
  const options = ['--dialect', 'postgresql', '--schema', tables, '--out', out, '--name', name]
  const { stdout, stderr } = await run(process.execPath, [kit, 'generate', ...options], { cwd: root })
  return stdout + stderr
}

/** Lets drizzle-kit write what it thinks is missing into a copy of the migrations; it should have nothing to add. */
export const checkMigrations = async (sources: MigrationSources): Promise<string[]> => {
  const copy = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'))
  try {
    const folder = join(sources.root, sources.migrations)
    await mkdir(folder, { recursive: true })
    await cp(folder, copy, { recursive: true })
    const before = await sqlFiles(copy)
    const said = await generateMigration(sources, relative(sources.root, copy), 'missing')
    const missing = (await sqlFiles(copy)).filter((name) => !before.includes(name))
    if (missing.length === 0 && !/No schema changes/.test(said))
      return [`drizzle-kit did not answer as expected\n    ${said.trim()}`]
    return Promise.all(
      missing.map(
        async (name) =>
          `the tables have changed and no migration says so\n    run \`npm run migration -- <name>\`, read the SQL it writes and commit it; it would be:\n${await readFile(join(copy, name), 'utf8')}`,
      ),
    )
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
