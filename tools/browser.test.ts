import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { createCheckout } from './checks/temporary-checkout.ts'

let machine: Awaited<ReturnType<typeof createCheckout>>
beforeEach(async () => {
  machine = await createCheckout({ 'bin/chromium-browser': '', 'opt/my-chrome': '', 'opt/notes.txt': '' })
  await chmod(join(machine.root, 'bin/chromium-browser'), 0o755)
  await chmod(join(machine.root, 'opt/my-chrome'), 0o755)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await machine.remove()
})

it('finds a browser on the path', () => {
  const PATH = `/nowhere:${join(machine.root, 'bin')}`
  expect(findBrowser({ PATH })).toBe(join(machine.root, 'bin/chromium-browser'))
})

it('prefers the one that CHROMIUM_PATH names, and takes no other in its place', () => {
  const PATH = join(machine.root, 'bin')
  const at = (name: string) => ({ PATH, CHROMIUM_PATH: join(machine.root, name) })
  expect(findBrowser(at('opt/my-chrome'))).toBe(join(machine.root, 'opt/my-chrome'))
  expect(findBrowser(at('opt/missing'))).toBeUndefined()
})

it('says which program CHROMIUM_PATH names in vain', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(machine.root, 'opt/missing'))
  await expect(ensureBrowser()).rejects.toThrow(/CHROMIUM_PATH names .*opt\/missing, and no program is there/)
})
