import { describe, expect, it } from 'vitest'
import type { Visit } from '../../platform/routing/route-entry.ts'
import { pastDoor, pastRegistering, toDoor, toModifying, toResetting } from './door.ts'

const stranger: Visit = { href: '/', search: {}, signedIn: false, isBuilt: () => false }
const member: Visit = { ...stranger, signedIn: true }

describe('the root', () => {
  it('leads newcomers to register', () => {
    expect(toDoor(stranger)).toBe('/register')
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

describe('registering', () => {
  it('is for strangers; who has just done so stays for the first step', () => {
    expect(pastRegistering(stranger)).toBeUndefined()
    expect(pastRegistering({ ...member, search: { step: 'welcome' } })).toBeUndefined()
    expect(pastRegistering({ ...member, search: { redirect: '//evil.example' } })).toBe('/campus')
  })
})

it('a password is changed by who is signed in, and reset by who is not', () => {
  expect([toModifying(member), toModifying(stranger)]).toEqual(['/modifypassword', undefined])
  expect([toResetting(member), toResetting(stranger)]).toEqual([undefined, '/forgotpassword'])
})
