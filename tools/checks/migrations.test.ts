import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '../start/checkout.mjs'
import { checkMigrations, generateMigration } from './migrations.ts'
import { createCheckout } from './temporary-checkout.ts'

const tableFile = (columns: string) => `
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { NAME_LENGTH } from './length.ts'

export const sails = pgTable('sails', { ${columns}, length: integer().default(NAME_LENGTH) })
`

let checkout: Awaited<ReturnType<typeof createCheckout>>
let sources = { root: '', tables: './src/**/*.tables.ts', migrations: './migrations' }

const writeTables = (columns: string) => checkout.write({ 'src/sails.tables.ts': tableFile(columns) })

beforeEach(async () => {
  checkout = await createCheckout({ 'src/length.ts': 'export const NAME_LENGTH = 15\n' })
  sources = { ...sources, root: checkout.root }
  await symlink(join(ROOT, 'node_modules'), join(checkout.root, 'node_modules'))
  await writeTables('id: integer().primaryKey()')
})
afterEach(() => checkout.remove())

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
