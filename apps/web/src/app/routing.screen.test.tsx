import { listDemoPeople } from '@fairlead/contract/identity/identity.endpoints.ts'
import { previewResource, viewArticle } from '@fairlead/contract/library/library.endpoints.ts'
import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import { readCampusHighlights, readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { people } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(() => {
  fakeApi()
    .on(listDemoPeople, () => ({ items: [], password: '' }))
    .on(readFeed, () => ({ items: [], nextCursor: null }))
    .on(readCampusHighlights, () => ({
      ahaOfTheWeek: null,
      openQuestions: [],
      aha: { total: 10, reTimes: 7 },
      week: { posts: 0, ahas: 0, people: 0 },
    }))
})

const here = () => `${window.location.pathname}${window.location.search}`
const arriveAt = (href: string) => waitFor(() => expect(here()).toBe(href))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('without a session', () => {
  it('a guarded page leads to the door and carries path and query', async () => {
    await renderApp('/campus?sort=hottest&ugcId=7')
    await heading('登录')
    expect(window.location.pathname).toBe('/login')
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/campus?sort=hottest&ugcId=7')
  })

  it('the root leads to the door', async () => {
    await renderApp('/')
    await arriveAt('/register')
  })

  it('an open page stays open', async () => {
    await renderApp('/serviceAgreement')
    await heading('服务协议')
    expect(here()).toBe('/serviceAgreement')
  })
})

describe('with a session', () => {
  it.each(['/', '/home', '/login', '/Home', '/LOGIN'])('%s leads to the campus', async (path) => {
    await renderApp(path, { as: people.scholar })
    await arriveAt('/campus')
  })

  it('the door leads to where one wanted to be', async () => {
    await renderApp('/login?redirect=%2FprivacyStatement%23rights', { as: people.scholar })
    await heading('隐私声明')
  })

  it.each(['https://evil.example', '//evil.example', '/%2Fevil.example'])(
    'the door leads nowhere else for %s',
    async (redirect) => {
      await renderApp(`/login?redirect=${encodeURIComponent(redirect)}`, { as: people.scholar })
      await arriveAt('/campus')
    },
  )
})

describe('old addresses', () => {
  it.each([
    ['/insight?code=A-01&versionId=2', '/article?code=A-01&versionId=2'],
    ['/preview?page=lesson&code=L-01&versionId=2&lFId=3', '/lpreview?code=L-01&versionId=2&lFId=3'],
    ['/preview?page=nothing', '/404'],
    ['/shareTransfer?redirect=%2FprivacyStatement', '/privacyStatement'],
    ['/shareTransfer?redirect=https%3A%2F%2Fevil.example', '/404'],
    ['/loginCcb', '/notSupportedAccess'],
    ['/announcementDetail', '/notSupportedAccess'],
    ['/commentDetail?id=1', '/notSupportedAccess'],
  ])('%s leads to %s', async (path, target) => {
    fakeApi()
      .on(viewArticle, () => refuse(libraryProblems.notFound))
      .on(previewResource, () => refuse(libraryProblems.notFound))
    await renderApp(path, { as: people.scholar })
    await arriveAt(target)
  })
})

describe('pages that are not there', () => {
  it.each(['/404', '/no/such/page', '/medalList'])('%s says so and shows the way home', async (path) => {
    await renderApp(path)
    await heading('页面不存在')
    expect(here()).toBe(path)
    expect(document.title).toBe('页面不存在 · Fairlead 领航')
    expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('matches in any letter case', async () => {
    await renderApp('/SERVICEAGREEMENT')
    await heading('服务协议')
  })
})

describe('no-permission pages', () => {
  it('say what is meant, with a way back when asked for', async () => {
    const back = vi.spyOn(window.history, 'back').mockReturnValue()
    const { user } = await renderApp('/accountCannotAccess?back=1')
    await heading('当前账号打不开这一页')
    await user.click(screen.getByRole('button', { name: '返回' }))
    expect(back).toHaveBeenCalledOnce()
    back.mockRestore()
  })

  it('are called No Access Right in English', async () => {
    await renderApp('/cannotAccess', { as: people.emma })
    await heading('No Access Right')
    expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
  })
})

describe('the page', () => {
  it('is titled by its route, in the language that is read', async () => {
    await renderApp('/privacyStatement')
    await heading('隐私声明')
    expect(document.title).toBe('隐私声明 · Fairlead 领航')
  })

  it('gives the focus to its heading after a step inside the app, not on arrival', async () => {
    const { user } = await renderApp('/404')
    const first = await heading('页面不存在')
    expect(document.activeElement).not.toBe(first)
    await user.click(screen.getByRole('link', { name: '登录' }))
    const next = await heading('登录')
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('lists its sections with anchors', async () => {
    await renderApp('/serviceAgreement')
    await heading('服务协议')
    const links = screen.getByRole('navigation', { name: '目录' }).querySelectorAll('a')
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect(document.querySelector(link.hash)).not.toBeNull()
  })
})
