import {
  findLinkIdentity,
  listIdentities,
  switchIdentity,
} from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { readCampusHighlights, readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '../platform/session/session.ts'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { people } from '../testing/people.ts'
import { highlightsSample } from '../testing/post-samples.ts'
import { renderApp } from '../testing/render-app.tsx'

const personalInfo = {
  ...people.scholar,
  enterpriseId: 1,
  enterpriseName: '个人学员',
  enterpriseUserId: 31,
  department: '',
} as const
const infoOf: Record<string, typeof people.scholar | typeof personalInfo> = {
  'token-of-scholar': people.scholar,
  'token-31': personalInfo,
}

const identities = (token: string | null) =>
  [personalInfo, people.scholar].map(
    ({ enterpriseUserId, enterpriseId, enterpriseName, department, position }) => ({
      enterpriseUserId,
      enterpriseId,
      enterpriseName,
      isPersonal: enterpriseId === 1,
      isCurrent: infoOf[token ?? '']?.enterpriseUserId === enterpriseUserId,
      department,
      position,
    }),
  )

const here = () => `${window.location.pathname}${window.location.search}`
const link = (enterpriseUserId: string | number, redirect: string) =>
  `/accountResourceVerify?${new URLSearchParams({ enterpriseUserId: String(enterpriseUserId), redirect })}`

beforeEach(() => {
  fakeApi()
    .on(listIdentities, (_, headers) => ({ items: identities(headers.get('token')) }))
    .on(readSession, (_, headers) => infoOf[headers.get('token') ?? ''] ?? people.scholar)
    .on(switchIdentity, () => ({ token: 'token-31', lrstoken: 'lrs-31', userInfo: personalInfo }))
    .on(readFeed, () => ({ items: [], nextCursor: null }))
    .on(readCampusHighlights, () => highlightsSample())
})

const offer = () => screen.findByRole('heading', { level: 1, name: '这个链接属于你的另一个身份' })

describe('a link of the other identity', () => {
  it('is explained, switches only when asked to, and goes on', async () => {
    const { user } = await renderApp(link(31, '/privacyStatement?from=link'), { as: people.scholar })
    await offer()
    const page = within(screen.getByRole('main'))
    page.getByText(/它要用「个人学员」的身份打开/)
    page.getByText('企业 · 销售部 | 区域经理')
    expect(fakeApi().calls(switchIdentity)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '切换并继续' }))
    await waitFor(() => expect(here()).toBe('/privacyStatement?from=link'))
    expect(fakeApi().calls(switchIdentity)).toMatchObject([{ input: { enterpriseUserId: 31 } }])
    expect(currentSession()).toMatchObject({ token: 'token-31', userInfo: { enterpriseUserId: 31 } })
    expect(localStorage.getItem('token')).toBe('token-31')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads off the site: %s',
    async (redirect) => {
      await renderApp(link(30, redirect), { as: people.scholar })
      await waitFor(() => expect(here()).toBe('/campus'))
    },
  )

  it('of the identity in use goes straight on', async () => {
    await renderApp(link(30, '/privacyStatement'), { as: people.scholar })
    await waitFor(() => expect(here()).toBe('/privacyStatement'))
    expect(fakeApi().calls(switchIdentity)).toHaveLength(0)
  })

  it('of nobody’s identity offers the ones there are', async () => {
    const { user } = await renderApp(link(999, '/privacyStatement'), { as: people.scholar })
    await screen.findByText('这个链接所属的身份不是你的。下面是你现有的身份。')
    await user.click(screen.getByRole('button', { name: /个人学员/ }))
    await waitFor(() => expect(here()).toBe('/privacyStatement'))
    expect(currentSession()?.userInfo.enterpriseUserId).toBe(31)
  })

  it('says when switching failed, keeps the identity, and tries again', async () => {
    fakeApi().on(switchIdentity, () => refuse(generalProblems.unavailable))
    const { user } = await renderApp(link(31, '/privacyStatement'), { as: people.scholar })
    await offer()
    await user.click(screen.getByRole('button', { name: '切换并继续' }))
    await screen.findByRole('heading', { level: 1, name: '没切换成功，你还在「云帆科技」。' })
    expect(currentSession()?.token).toBe('token-of-scholar')
    fakeApi().on(switchIdentity, () => ({ token: 'token-31', lrstoken: 'l', userInfo: personalInfo }))
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(here()).toBe('/privacyStatement'))
  })
})

describe('a post of the other identity', () => {
  it('leads to the switch, with the way back to it', async () => {
    fakeApi()
      .on(readPost, () => refuse(postProblems.notFound))
      .on(findLinkIdentity, () => ({ enterpriseUserId: 31 }))
    await renderApp('/campus?ugcId=7', { as: people.scholar })
    await offer()
    expect(here()).toBe(link(31, '/campus?ugcId=7'))
    expect(fakeApi().calls(findLinkIdentity)).toMatchObject([{ input: { kind: 'post', id: 7 } }])
  })
})

describe('the menu of the person', () => {
  it('lists the identities and switches to the other one', async () => {
    const { user } = await renderApp('/privacyStatement', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: /^李晓慧.*菜单$/ }))
    const current = await screen.findByRole('menuitem', { name: /云帆科技.*当前/ })
    expect(current.getAttribute('aria-current')).toBe('true')
    await user.click(screen.getByRole('menuitem', { name: /个人学员/ }))
    await waitFor(() => expect(currentSession()?.token).toBe('token-31'))
    await waitFor(() => expect(here()).toBe('/campus'))
    await screen.findByRole('button', { name: /^李晓慧个人学员/ })
  })

  it('does not speak of identities to who has one', async () => {
    fakeApi().on(listIdentities, () => ({ items: identities('token-of-scholar').slice(1) }))
    const { user } = await renderApp('/privacyStatement', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: /^李晓慧.*菜单$/ }))
    await waitFor(() => expect(fakeApi().calls(listIdentities)).toHaveLength(1))
    await screen.findByRole('menuitem', { name: '退出登录' })
    expect(screen.queryByRole('menuitem', { name: /云帆科技/ })).toBeNull()
  })
})

describe('two tabs', () => {
  it('both go on as the identity that one of them switched to, and nothing of the other stays', async () => {
    await renderApp('/accountResourceVerify', { as: people.scholar })
    await screen.findByRole('heading', { level: 1, name: '用哪个身份继续？' })
    const asked = fakeApi().calls(listIdentities).length
    // What the other tab writes.
    localStorage.setItem('userInfo', JSON.stringify(personalInfo))
    localStorage.setItem('token', 'token-31')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await screen.findByRole('button', { name: /^李晓慧个人学员/ })
    await waitFor(() => expect(fakeApi().calls(listIdentities).length).toBeGreaterThan(asked))
    expect(fakeApi().calls(listIdentities).at(-1)?.headers.get('token')).toBe('token-31')
  })
})
