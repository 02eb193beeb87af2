import { expect, test } from 'vitest'
import { matchesLock } from './installed-packages.mjs'
import { temporaryCheckout } from './testing/temporary-checkout.ts'

const lock = {
  '': { dependencies: { left: '1.0.0' } },
  'apps/web': { devDependencies: { right: '^2.0.0' } },
  'node_modules/web': { resolved: 'apps/web', link: true },
  'node_modules/left': { version: '1.0.0' },
  'apps/web/node_modules/right': { version: '2.3.0' },
  'node_modules/for-others': { version: '1.0.0', optional: true, os: ['aix'], cpu: [process.arch] },
  'node_modules/for-us': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
}
const installed = {
  'node_modules/web': { resolved: 'apps/web', link: true },
  'node_modules/left': { version: '1.0.0' },
  'apps/web/node_modules/right': { version: '2.3.0' },
  'node_modules/for-us': { version: '1.0.0' },
}

const checkout = (changes: { installed?: object; web?: object } = {}) =>
  temporaryCheckout({
    'package.json': { dependencies: { left: '1.0.0' } },
    'apps/web/package.json': { devDependencies: { right: '^2.0.0' }, ...changes.web },
    'package-lock.json': { packages: lock },
    'node_modules/.package-lock.json': { packages: { ...installed, ...changes.installed } },
  })

test('what the lock file lists is there', () => {
  expect(matchesLock(checkout())).toBe(true)
})

test('a package of another version calls for an install', () => {
  expect(matchesLock(checkout({ installed: { 'node_modules/left': { version: '1.0.1' } } }))).toBe(false)
})

test('a missing package calls for an install, also an optional one that is made for this machine', () => {
  const { 'node_modules/left': _left, ...withoutLeft } = installed
  const { 'node_modules/for-us': _ours, ...withoutOurs } = installed
  for (const packages of [withoutLeft, withoutOurs]) {
    const files = { 'package.json': {}, 'apps/web/package.json': {}, 'package-lock.json': { packages: lock } }
    expect(
      matchesLock(temporaryCheckout({ ...files, 'node_modules/.package-lock.json': { packages } })),
    ).toBe(false)
  }
})

test('a manifest that the lock file does not know yet calls for an install', () => {
  expect(matchesLock(checkout({ web: { dependencies: { added: '1.0.0' } } }))).toBe(false)
})

test('so does an install that never finished', () => {
  expect(matchesLock(temporaryCheckout({ 'package-lock.json': { packages: lock } }))).toBe(false)
})
