import { listDemoPeople, readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { readCampusHighlights, readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import {
  finishSignOn,
  signOnWithTicket,
  startSignOn,
} from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { ticketProblems, workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import { recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../../platform/session/session.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const session = { token: 't', lrstoken: 'l', userInfo: people.scholar, tenantKey: 'yunfan' }
const begun = { state: 'the-state', browserKey: 'the-key' }
const elsewhere = 'https://suite.example/authorize'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const here = () => `${window.location.pathname}${window.location.search}`
const arriveAt = (href: string) => waitFor(() => expect(here()).toBe(href))

let left: string[] = []
vi.mock('../../../platform/routing/leave-site.ts', () => ({
  leaveSite: (url: string) => void left.push(url),
}))

beforeEach(() => {
  sessionStorage.clear()
  left = []
  fakeApi()
    .on(readSession, () => people.scholar)
    .on(recordVisit, ({ xapi }) => ({ id: xapi.id }))
    .on(listDemoPeople, () => ({ items: [], password: '' }))
    .on(readFeed, () => ({ items: [], nextCursor: null }))
    .on(readCampusHighlights, () => ({
      ahaOfTheWeek: null,
      openQuestions: [],
      aha: { total: 10, reTimes: 7 },
      week: { posts: 0, ahas: 0, people: 0 },
    }))
})

const remember = (redirect: string) =>
  sessionStorage.setItem('pendingSignOn', JSON.stringify({ ...begun, redirect }))

describe('the way out', () => {
  it('leaves for the other side, and keeps what only this tab may know', async () => {
    fakeApi().on(startSignOn, () => ({ next: 'redirect', url: elsewhere, ...begun }))
    await renderApp('/feishu?redirect=%2Fcampus%3Fsort%3Dhottest&tenantKey=yunfan')
    await heading('正在通过飞书登录')
    await waitFor(() => expect(left).toEqual([elsewhere]))
    expect(fakeApi().calls(startSignOn)[0]?.input).toMatchObject({ lander: 'feishu', tenantKey: 'yunfan' })
    expect(sessionStorage.getItem('pendingSignOn')).toContain('the-key')
    expect(elsewhere).not.toContain('the-key')
  })

  it('is not needed by those who are inside already', async () => {
    fakeApi().on(startSignOn, () => ({ next: 'arrived' }))
    await renderApp('/feishu-app?redirect=%2Fcampus%3Fsort%3Dhottest', { as: people.scholar })
    await arriveAt('/campus?sort=hottest')
  })

  it('asks which company, where several are connected', async () => {
    fakeApi().on(startSignOn, ({ tenantKey }) =>
      tenantKey ? { next: 'redirect', url: elsewhere, ...begun } : { next: 'askCompany' },
    )
    const { user } = await renderApp('/workWechat')
    await user.type(await screen.findByLabelText('企业代码'), 'changhe{Enter}')
    await waitFor(() => expect(left).toEqual([elsewhere]))
  })
})

describe('the way back', () => {
  it('finishes what this tab began, once, and leads to where the person wanted to be', async () => {
    remember('/campus?sort=hottest')
    fakeApi().on(finishSignOn, () => session)
    await renderApp('/sso?code=abc&state=the-state&iss=https%3A%2F%2Fidp.example')
    await arriveAt('/campus?sort=hottest')
    expect(currentSession()?.token).toBe('t')
    expect(fakeApi().calls(finishSignOn)).toHaveLength(1)
    expect(fakeApi().calls(finishSignOn)[0]?.input).toMatchObject({
      browserKey: 'the-key',
      answer: { code: 'abc', iss: 'https://idp.example' },
    })
    expect(sessionStorage.getItem('pendingSignOn')).toBeNull()
  })

  it('is closed to a link that somebody else began', async () => {
    await renderApp('/sso?code=abc&state=of-an-attacker')
    await heading('还没有登录成功')
    screen.getByText(workplaceProblems.signOnExpired.text.zh)
    expect(currentSession()).toBeNull()
  })

  it.each(['https://evil.example', '//evil.example', '/%2F%2Fevil.example'])(
    'never leads to %s',
    async (redirect) => {
      remember(redirect)
      fakeApi().on(finishSignOn, () => session)
      await renderApp('/feishu?code=abc&state=the-state')
      await arriveAt('/campus')
      expect(left).toEqual([])
    },
  )

  it('tells what went wrong and starts anew, without the code that failed', async () => {
    remember('/campus')
    fakeApi()
      .on(finishSignOn, () => refuse(workplaceProblems.inactive))
      .on(startSignOn, () => ({ next: 'redirect', url: elsewhere, ...begun }))
    const { user } = await renderApp('/dingTalk?authCode=abc&state=the-state')
    await screen.findByText(workplaceProblems.inactive.text.zh)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(left).toEqual([elsewhere]))
  })
})

describe('a ticket', () => {
  it('is handed on with everything that was signed', async () => {
    fakeApi().on(signOnWithTicket, () => session)
    await renderApp(
      '/zhiniao?tenantKey=chenghai&userId=7&nonce=n&sign=ab&redirect=%2Fcampus%3Fsort%3Dhottest',
    )
    await arriveAt('/campus?sort=hottest')
    expect(fakeApi().calls(signOnWithTicket)[0]?.input).toEqual({
      lander: 'zhiniao',
      tenantKey: 'chenghai',
      ticket: { userId: '7', nonce: 'n', sign: 'ab' },
    })
  })

  it('that was used before leads nowhere, but the door stays open', async () => {
    fakeApi().on(signOnWithTicket, () => refuse(ticketProblems.used))
    await renderApp('/SSO?ticket=abc&redirect=%2Fcampus%3Fsort%3Dhottest')
    await screen.findByText(ticketProblems.used.text.zh)
    const door = screen.getByRole('link', { name: '用其他方式登录' })
    expect(door.getAttribute('href')).toBe('/login?redirect=%2Fcampus%3Fsort%3Dhottest')
  })
})
