import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '../platform/routing/route-entry.ts'
import { type Arrival, elsewhere, isDoor, signInPath } from './guards.ts'

const stranger: Arrival = {
  href: '/campus?sort=hottest&tag=A%26B',
  search: {},
  signedIn: false,
  isBuilt: () => false,
  inFeishuOnDesktop: false,
}
const member: Arrival = { ...stranger, signedIn: true }
const entry = (access: RouteEntry['access']): RouteEntry => ({
  path: '/campus',
  access,
  title: { en: 'Campus', zh: '园区' },
})

describe('signInPath', () => {
  it('carries path and query whole', () => {
    const { pathname, searchParams } = new URL(signInPath(stranger), 'http://here')
    expect(pathname).toBe('/login')
    expect(searchParams.get('redirect')).toBe(stranger.href)
    expect([...searchParams]).toHaveLength(1)
  })

  it('is the suite’s own door in the desktop client of Feishu, once it is built', () => {
    const inFeishu = { ...stranger, inFeishuOnDesktop: true }
    expect(signInPath(inFeishu)).toMatch(/^\/login\?/)
    expect(signInPath({ ...inFeishu, isBuilt: (path) => path === '/feishu-app' })).toMatch(
      /^\/feishu-app\?redirect=/,
    )
  })
})

describe('elsewhere', () => {
  it('sends strangers from a guarded page to sign in', () => {
    expect(elsewhere(entry('required'), stranger)).toBe(signInPath(stranger))
  })

  it('lets members onto a guarded page, and everyone onto the others', () => {
    expect(elsewhere(entry('required'), member)).toBeUndefined()
    expect(elsewhere(entry('optional'), stranger)).toBeUndefined()
    expect(elsewhere(entry('public'), stranger)).toBeUndefined()
  })

  it('follows the redirect of a page, after its guard', () => {
    const moved: RouteEntry = { ...entry('required'), redirect: () => '/elsewhere' }
    expect(elsewhere(moved, member)).toBe('/elsewhere')
    expect(elsewhere(moved, stranger)).toBe(signInPath(stranger))
  })
})

it('knows the doors in any spelling', () => {
  expect(['/login', '/Login', '/register', '/forgotPassword', '/modifypassword'].every(isDoor)).toBe(true)
  expect(['/', '/campus', '/loginCcb'].some(isDoor)).toBe(false)
})
