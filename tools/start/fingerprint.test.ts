import { renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'
import { temporaryCheckout, writeInto } from './testing/temporary-checkout.ts'

const files = { 'web/a.ts': 'a', 'web/deep/b.ts': 'b', 'lock.json': '{}' }
const taken = (root: string) => fingerprint(root, ['web', 'lock.json'])

test('follows contents and names', () => {
  const root = temporaryCheckout(files)
  const before = taken(root)
  writeInto(root, 'web/deep/b.ts', 'c')
  const changed = taken(root)
  expect(changed).not.toBe(before)
  renameSync(join(root, 'web/a.ts'), join(root, 'web/z.ts'))
  expect(taken(root)).not.toBe(changed)
})

test('is the same in another place and at another time, and knows nothing of what tools make', () => {
  const root = temporaryCheckout(files)
  const before = taken(root)
  utimesSync(join(root, 'web/a.ts'), 0, 0)
  for (const folder of ['dist', 'node_modules', '.cache']) writeInto(root, `web/${folder}/made.js`, 'made')
  writeInto(root, 'elsewhere.ts', 'x')
  expect(taken(root)).toBe(before)
  expect(taken(temporaryCheckout(files))).toBe(before)
})
