import { describe, expect, it } from 'vitest'
import type { Visit } from '../../platform/routing/route-entry.ts'
import { pastDoor, toDoor } from './door.ts'

const stranger: Visit = { href: '/', search: {}, signedIn: false, isBuilt: () => false }
const member: Visit = { ...stranger, signedIn: true }

describe('the root', () => {
  it('leads newcomers to register, or to sign in until one can register', () => {
    expect(toDoor({ ...stranger, isBuilt: (path) => path === '/register' })).toBe('/register')
    expect(toDoor(stranger)).toBe('/login')
  })

  it('leads members to the campus', () => {
    expect(toDoor(member)).toBe('/campus')
  })
})

describe('the door', () => {
  it('stays shut for strangers, whatever they bring', () => {
    expect(pastDoor(stranger)).toBeUndefined()
    expect(pastDoor({ ...stranger, search: { redirect: '/campus' } })).toBeUndefined()
  })

  it('lets members through to where they wanted to be', () => {
    expect(pastDoor({ ...member, search: { redirect: '/lesson?code=L-01' } })).toBe('/lesson?code=L-01')
  })

  it.each([undefined, '', 'https://evil.example', '//evil.example', '/%2Fevil.example', '/\\evil.example'])(
    'leads to the campus for %j',
    (redirect) => {
      expect(pastDoor({ ...member, search: redirect === undefined ? {} : { redirect } })).toBe('/campus')
    },
  )
})
