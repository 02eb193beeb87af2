import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../start/checkout.mjs'
import { runCommand } from '../test/run-command.mjs'
import { createCheckout } from './temporary-checkout.ts'

// Our own configuration of knip, on a small tree of the same shape.
it('names unused files, exports and dependencies', async () => {
  const { root, remove } = await createCheckout({
    'knip.ts': await readFile(join(ROOT, 'knip.ts'), 'utf8'),
    'package.json': '{ "workspaces": ["packages/contract", "apps/server", "apps/web"] }',
    'packages/contract/package.json': '{ "name": "@fairlead/contract", "exports": { "./*": "./src/*" } }',
    'packages/contract/src/page.ts': 'export const PAGE = 10\nexport const FORGOTTEN_LIMIT = 3\n',
    'apps/server/package.json': `{ "name": "@fairlead/server", "dependencies": { "@fairlead/contract": "*", "pg": "8" } }`,
    'apps/server/src/main.ts':
      "import { PAGE } from '@fairlead/contract/page.ts'\nimport { used } from './used.ts'\nused(PAGE)\n",
    'apps/server/src/used.ts':
      'export const used = (page: number) => page\nexport const forgottenExport = 1\n',
    'apps/server/src/forgotten-file.ts': 'export const a = 1\n',
    'apps/server/src/features/posts/posts.tables.ts': 'export const posts = 1\n',
    'apps/web/package.json': '{ "name": "@fairlead/web" }',
  })
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const { code, output } = await runCommand(['knip', '--no-progress', '--reporter', 'compact'], {
    minutes: 1,
    cwd: root,
  })
  await remove()
  expect(code).toBe(1)
  expect(output).toContain('apps/server/src/forgotten-file.ts')
  expect(output).toContain('forgottenExport')
  expect(output).toContain('FORGOTTEN_LIMIT')
  expect(output).toMatch(/dependencies[\s\S]*\bpg\b/i)
  expect(output).not.toContain('posts.tables.ts')
  expect(output).not.toMatch(/\bPAGE\b/)
}, 60_000)
