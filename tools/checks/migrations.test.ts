import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkMigrations, generateMigration } from './migrations.ts'
import { ROOT } from './tree.ts'

const tableFile = (columns: string) => `
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { NAME_LENGTH } from './length.ts'

export const sails = pgTable('sails', { ${columns}, length: integer().default(NAME_LENGTH) })
`

let sources = { root: '', tables: 'src/**/*.tables.ts', migrations: 'migrations' }

const writeTables = (columns: string) =>
  writeFile(join(sources.root, 'src/sails.tables.ts'), tableFile(columns))

beforeEach(async () => {
  sources = { ...sources, root: await mkdtemp(join(tmpdir(), 'fairlead-tables-')) }
  await symlink(join(ROOT, 'node_modules'), join(sources.root, 'node_modules'))
  await mkdir(join(sources.root, 'src'))
  await writeFile(join(sources.root, 'src/length.ts'), 'export const NAME_LENGTH = 15\n')
  await writeTables('id: integer().primaryKey()')
})
afterEach(() => rm(sources.root, { recursive: true }))

it('sees a table that no migration creates, and is content when one does', async () => {
  expect((await checkMigrations(sources)).join()).toContain('run `npm run migration -- <name>`')
  expect((await checkMigrations(sources)).join()).toContain('CREATE TABLE "sails"')
  await generateMigration(sources, sources.migrations, 'sails')
  expect(await checkMigrations(sources)).toEqual([])
}, 60_000)

it('sees a column that was added later', async () => {
  await generateMigration(sources, sources.migrations, 'sails')
  await writeTables('id: integer().primaryKey(), colour: text()')
  expect((await checkMigrations(sources)).join()).toContain('ADD COLUMN "colour" text')
}, 60_000)
