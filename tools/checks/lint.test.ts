import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '../start/checkout.mjs'
import { runCommand } from '../test/run-command.mjs'
import { createCheckout } from './temporary-checkout.ts'

// The rules that Biome enforces for the architecture, on a copy of our configuration: each is seen to refuse something.
let checkout: Awaited<ReturnType<typeof createCheckout>>

beforeEach(async () => {
  const { vcs: _, ...configuration } = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8'))
  checkout = await createCheckout({
    'biome.json': JSON.stringify(configuration),
    'packages/contract/package.json': '{ "name": "@fairlead/contract", "exports": { "./*": "./src/*" } }',
    'apps/server/package.json': '{ "name": "@fairlead/server" }',
  })
  await mkdir(join(checkout.root, 'node_modules/@fairlead'), { recursive: true })
  await symlink('../../packages/contract', join(checkout.root, 'node_modules/@fairlead/contract'))
  await symlink('../../apps/server', join(checkout.root, 'node_modules/@fairlead/server'))
})
afterEach(() => checkout.remove())

const lint = async (files: Record<string, string>): Promise<string> => {
  await checkout.write(files)
  const command = ['biome', 'lint', '--colors=off', '--error-on-warnings', '.']
  const { output } = await runCommand(command, { minutes: 1, cwd: checkout.root })
  return output
}

it('refuses a cycle of imports', async () => {
  const output = await lint({
    'apps/server/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b()\n",
    'apps/server/src/b.ts': "import { c } from './c.ts'\nexport const b = () => c()\n",
    'apps/server/src/c.ts': "import { a } from './a.ts'\nexport const c = () => a()\n",
  })
  expect(output).toContain('lint/suspicious/noImportCycles')
  expect(output).toMatch(/Found 3 errors/)
})

it('refuses a cycle across packages', async () => {
  const output = await lint({
    'packages/contract/src/a.ts':
      "import { b } from '@fairlead/server/src/b.ts'\nexport const a = () => b()\n",
    'apps/server/src/b.ts': "import { a } from '@fairlead/contract/a.ts'\nexport const b = () => a()\n",
  })
  expect(output).toContain('lint/suspicious/noImportCycles')
})

it.each([
  ['a default export', 'apps/server/src/a.ts', 'export default 1\n', 'noDefaultExport'],
  [
    'a file name in camel case',
    'apps/server/src/postCard.ts',
    'export const a = 1\n',
    'useFilenamingConvention',
  ],
  ['a barrel', 'apps/server/src/a.ts', "export { b } from './b.ts'\n", 'noBarrelFile'],
  [
    'an import without extension',
    'apps/server/src/a.ts',
    "import { b } from './b'\nexport const a = b\n",
    'useImportExtensions',
  ],
  ['text between tags', 'apps/web/src/a.tsx', 'export const A = () => <p>Hello</p>\n', 'noJsxLiterals'],
  [
    'a promise nobody waits for',
    'apps/server/src/a.ts',
    'const send = async () => 1\nexport const a = () => {\n  send()\n}\n',
    'noFloatingPromises',
  ],
  [
    'a sleep in a journey',
    'e2e/a.spec.ts',
    "import { test } from '@playwright/test'\ntest('x', async ({ page }) => {\n  await page.waitForTimeout(9)\n})\n",
    'noPlaywrightWaitForTimeout',
  ],
])('refuses %s', async (_, path, text, rule) => {
  expect(await lint({ 'apps/server/src/b.ts': 'export const b = 1\n', [path]: text })).toContain(rule)
})

it('accepts the brand between tags and re-exports at the front door', async () => {
  const output = await lint({
    'apps/web/src/a.tsx': 'export const A = () => <p>Fairlead 领航</p>\n',
    'apps/server/src/features/posts/b.ts': 'export const b = 1\n',
    'apps/server/src/features/posts/public.ts': "export { b } from './b.ts'\n",
  })
  expect(output).toMatch(/No fixes applied/)
  expect(output).not.toMatch(/Found/)
})
