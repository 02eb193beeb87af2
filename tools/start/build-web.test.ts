import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ensureWebBuilt, swapIn } from './build-web.mjs'
import { temporaryCheckout, writeInto } from './testing/temporary-checkout.ts'

let printed = ''
beforeEach(() => {
  printed = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  return () => spy.mockRestore()
})

// Builds the page from one source file, and half of it before it fails when that file has a mistake.
const vite = `
import { readFileSync, writeFileSync } from 'node:fs'
const out = process.argv[process.argv.indexOf('--outDir') + 1]
const source = readFileSync('src/main.ts', 'utf8')
writeFileSync(out + '/index.html', source + ' ' + process.env.NODE_ENV)
if (source === 'mistake') throw new Error('main.ts has a mistake')
if (source === 'big') throw new Error('ENOSPC: no space left on device, write')
`

const checkout = () => {
  const root = temporaryCheckout({
    'package-lock.json': {},
    'tsconfig.base.json': {},
    'packages/contract/endpoint.ts': 'one',
    'apps/web/package.json': {},
    'apps/web/src/main.ts': 'first',
    'apps/web/node_modules/vite/package.json': { name: 'vite', type: 'module' },
    'apps/web/node_modules/vite/bin/vite.js': vite,
  })
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'))
  return root
}

const page = (root: string) => readFileSync(join(root, 'apps/web/dist/index.html'), 'utf8')
const builds = () => printed.match(/Building the web … \d+ s\n/g)?.length ?? 0

test('builds once for the same sources and again when they or the contract change', async () => {
  const root = checkout()
  await ensureWebBuilt(root)
  await ensureWebBuilt(root)
  expect([page(root), builds()]).toEqual(['first production', 1])
  writeInto(root, 'apps/web/src/main.ts', 'second')
  await ensureWebBuilt(root)
  expect([page(root), builds()]).toEqual(['second production', 2])
  writeInto(root, 'packages/contract/endpoint.ts', 'two')
  await ensureWebBuilt(root)
  expect(builds()).toBe(3)
})

test('a broken build says why and leaves the last good one in place', async () => {
  const root = checkout()
  await ensureWebBuilt(root)
  writeInto(root, 'apps/web/src/main.ts', 'mistake')
  await expect(ensureWebBuilt(root)).rejects.toThrow(
    /^The web could not be built\.[\s\S]*main\.ts has a mistake/,
  )
  expect(page(root)).toBe('first production')
  writeInto(root, 'apps/web/src/main.ts', 'big')
  await expect(ensureWebBuilt(root)).rejects.toThrow(/^The disk is full\./)
  writeInto(root, 'apps/web/src/main.ts', 'first')
  await ensureWebBuilt(root)
  expect(builds()).toBe(1)
})

test('a swap that fails brings the last build back', () => {
  const root = temporaryCheckout({ 'dist/index.html': 'good' })
  expect(() => swapIn(join(root, 'missing'), join(root, 'dist'))).toThrow('ENOENT')
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
})
