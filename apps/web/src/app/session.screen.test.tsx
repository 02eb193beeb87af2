import {
  changeLanguage,
  listDemoPeople,
  readSession,
  signInWithPassword,
  signOut,
} from '@fairlead/contract/identity/identity.endpoints.ts'
import { readCampusHighlights, readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '../platform/session/session.ts'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { people } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'

const noPosts = { items: [], nextCursor: null }

beforeEach(() => {
  fakeApi()
    .on(listDemoPeople, () => ({ items: [], password: '' }))
    .on(readFeed, () => noPosts)
    .on(readCampusHighlights, () => ({
      ahaOfTheWeek: null,
      openQuestions: [],
      aha: { total: 10, reTimes: 7 },
      week: { posts: 0, ahas: 0, people: 0 },
    }))
})

const here = () => `${window.location.pathname}${window.location.search}`
const menuOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}.*(菜单|menu)$`) })

describe('signing in', () => {
  it('goes on to where one wanted to be', async () => {
    fakeApi()
      .on(signInWithPassword, () => ({ token: 't', lrstoken: 'l', userInfo: people.scholar }))
      .on(readSession, () => people.scholar)
      .on(recordVisit, ({ xapi }) => ({ id: xapi.id }))
    const { user } = await renderApp('/campus?sort=essence')
    await user.type(await screen.findByLabelText('手机号或邮箱'), 'scholar')
    await user.type(screen.getByLabelText('密码', { selector: 'input' }), 'Sail2026')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(here()).toBe('/campus?sort=essence'))
    expect(await menuOf('李晓慧')).toBeDefined()
  })
})

describe('a session that has ended', () => {
  it('is told, and leads to the door with the way back', async () => {
    fakeApi().on(readFeed, () => refuse(generalProblems.signedOut))
    await renderApp('/campus?sort=essence', { as: people.scholar })
    expect(await screen.findByText('登录已过期，请重新登录')).toBeDefined()
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/campus?sort=essence')
    expect(currentSession()).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
    expect(
      fakeApi()
        .calls(readCampusHighlights)
        .every(({ headers }) => headers.has('token')),
    ).toBe(true)
  })

  it('is no news at the door', async () => {
    fakeApi().on(signInWithPassword, () => refuse(generalProblems.signedOut))
    const { user } = await renderApp('/login?redirect=%2Fcampus')
    await user.type(await screen.findByLabelText('手机号或邮箱'), 'scholar')
    await user.type(screen.getByLabelText('密码', { selector: 'input' }), 'x')
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(fakeApi().calls(signInWithPassword)).toHaveLength(1))
    expect(screen.queryByText('登录已过期，请重新登录', { selector: '[data-toast]' })).toBeNull()
    expect(here()).toBe('/login?redirect=%2Fcampus')
  })

  it('in another tab leads to the door here too', async () => {
    await renderApp('/campus', { as: people.scholar })
    await menuOf('李晓慧')
    localStorage.removeItem('token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await waitFor(() => expect(here()).toBe('/login?redirect=%2Fcampus'))
  })
})

describe('signing out', () => {
  it('ends the session and leads to the door, even when the server cannot be told', async () => {
    fakeApi().on(signOut, () => refuse(generalProblems.unavailable))
    const { user } = await renderApp('/campus', { as: people.scholar })
    await user.click(await menuOf('李晓慧'))
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(here()).toBe('/login')
    expect(currentSession()).toBeNull()
    expect(screen.queryByText('抱歉，检测到网络异常，请重试')).toBeNull()
  })
})

describe('the language', () => {
  it('comes with the person', async () => {
    await renderApp('/campus', { as: people.emma })
    expect(await menuOf('Emma Clarke')).toBeDefined()
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toBe('Campus · Fairlead 领航')
    expect(fakeApi().calls(changeLanguage)).toHaveLength(0)
  })

  it('is switched on the spot, kept on the device and told to the server', async () => {
    const { user } = await renderApp('/campus', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: /切换到英文/ }))
    expect(await screen.findByRole('button', { name: /^李晓慧.*menu$/ })).toBeDefined()
    expect(document.title).toBe('Campus · Fairlead 领航')
    expect(localStorage.getItem('lang')).toBe('1')
    await waitFor(() =>
      expect(fakeApi().calls(changeLanguage)).toMatchObject([{ input: { language: 'en' } }]),
    )
    expect(currentSession()?.userInfo.language).toBe('en')
    await waitFor(() => expect(fakeApi().calls(readFeed).at(-1)?.headers.get('lang')).toBe('1'))
  })

  it('of a stranger is nobody else’s business', async () => {
    const { user } = await renderApp('/404')
    await user.click(await screen.findByRole('button', { name: /切换到英文/ }))
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
    expect(localStorage.getItem('lang')).toBe('1')
  })
})

describe('a signed-in person', () => {
  it('is asked for anew, since what they may do can have changed', async () => {
    fakeApi().on(readSession, () => ({ ...people.scholar, realname: '李晓慧（总监）' }))
    await renderApp('/campus', { as: people.scholar })
    expect(await menuOf('李晓慧（总监）')).toBeDefined()
  })

  it('has the page they opened told to the record of learning', async () => {
    await renderApp('/Campus', { as: people.scholar })
    await waitFor(() => expect(fakeApi().calls(recordVisit)).toHaveLength(1), { timeout: 3000 })
    expect(fakeApi().calls(recordVisit)[0]?.input).toMatchObject({
      xapi: { verb: 'accessed', object: '/campus', objectType: 'page' },
    })
  })
})
