import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ensureInstalled, installFailure } from './install.mjs'
import { temporaryCheckout, writeInto } from './testing/temporary-checkout.ts'

vi.setConfig({ testTimeout: 60_000 })

let printed = ''
beforeEach(() => {
  printed = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  return () => spy.mockRestore()
})

/** A checkout whose only package is its own, so that npm needs no network. */
const ownPackagesOnly = () => {
  const root = temporaryCheckout({
    'package.json': { name: 'small', version: '1.0.0', workspaces: ['runtime'] },
    'runtime/package.json': { name: 'runtime', version: '1.0.0', bin: { node: 'node.js' } },
    'runtime/node.js': '#!/usr/bin/env node\n',
  })
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--loglevel=error'], { cwd: root })
  return root
}

test('installs what is missing, once, and again when something changed', async () => {
  const root = ownPackagesOnly()
  await ensureInstalled(root)
  expect(printed).toMatch(/^ {2}Installing packages … \d+ s\n$/)
  await ensureInstalled(root)
  expect(printed.match(/Installing/g)).toHaveLength(1)
  rmSync(join(root, 'node_modules', '.bin', 'node'))
  await ensureInstalled(root)
  expect(printed.match(/Installing/g)).toHaveLength(2)
})

test('an install by hand is good enough', async () => {
  const root = ownPackagesOnly()
  execFileSync('npm', ['ci', '--offline', '--loglevel=error'], { cwd: root })
  await ensureInstalled(root)
  expect(printed).toBe('')
})

test('a manifest that disagrees with the lock file is told with what to do', async () => {
  const root = ownPackagesOnly()
  await ensureInstalled(root)
  writeInto(root, 'runtime/package.json', {
    name: 'runtime',
    version: '1.0.0',
    dependencies: { pg: '8.23.1' },
  })
  await expect(ensureInstalled(root)).rejects.toThrow(
    /disagree: run `npm install` and keep both\.\n\n[\s\S]*npm error/,
  )
})

test.each([
  ['npm error code ENOSPC', /^The disk is full\. Free some space and start again\.$/],
  ['npm error network request failed: getaddrinfo ENOTFOUND registry', /registry is not reachable/],
  ['npm error code EACCES', /may not be written/],
  ['npm error something else', /Run `npm ci` to see it in full\.\n\n {4}npm error something else/],
])('%s', (output, told) => {
  expect(installFailure(output).message).toMatch(told)
})
