import { describe, expect, it } from 'vitest'
import type { Visit } from '../../platform/routing/route-entry.ts'
import { notSupported, toSharedPath } from './old-addresses.ts'

const visit = (search: Record<string, string>): Visit => ({
  href: '',
  search,
  signedIn: false,
  isBuilt: () => false,
})

describe('/shareTransfer', () => {
  it('leads to the shared page with its own query', () => {
    expect(toSharedPath(visit({ redirect: '/lesson?code=L-01&versionId=2' }))).toBe(
      '/lesson?code=L-01&versionId=2',
    )
  })

  it.each([
    '',
    'lesson',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    'javascript:alert(1)',
  ])('leads nowhere for %j', (redirect) => {
    expect(toSharedPath(visit({ redirect }))).toBe('/404')
  })

  it('leads nowhere without a path', () => {
    expect(toSharedPath(visit({}))).toBe('/404')
  })
})

it('says that an old page is not supported', () => {
  expect(notSupported()).toBe('/notSupportedAccess')
})
