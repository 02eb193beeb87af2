import { listDemoPeople } from '@fairlead/contract/identity/identity.endpoints.ts'
import { changeAppearance } from '@fairlead/contract/identity/settings.endpoints.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isBuilt } from '../platform/routing/built-routes.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { people } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const pretendAgent = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

describe('the top bar', () => {
  it('shows strangers the door and members what is built', async () => {
    await renderApp('/404')
    expect(await screen.findByRole('link', { name: '登录' })).toBeDefined()
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
  })

  it('names the places that have a page, and no others', async () => {
    await renderApp('/404', { as: people.scholar })
    const bar = within(await screen.findByRole('banner'))
    const shown = bar.getByRole('navigation', { name: '主导航' }).querySelectorAll('a')
    const places = ['/campus', '/learn', '/campList', '/community', '/square']
    expect([...shown].map((link) => link.getAttribute('href'))).toEqual(places.filter(isBuilt))
  })

  it('is left to the suite inside a workplace suite', async () => {
    pretendAgent('Mozilla/5.0 (Macintosh) Chrome/120 Lark/7.9')
    await renderApp('/404', { as: people.scholar })
    await screen.findByRole('heading', { level: 1, name: '页面不存在' })
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.getByRole('main')).toBeDefined()
  })

  it('is not at the door', async () => {
    fakeApi().on(listDemoPeople, () => ({ items: [], password: '' }))
    await renderApp('/login')
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('lets one choose the appearance, which stays chosen', async () => {
    const api = fakeApi().on(changeAppearance, ({ appearance }) => ({ ...people.scholar, appearance }))
    const { user } = await renderApp('/404', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: /^李晓慧.*菜单$/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: '深色' }))
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
    await user.click(screen.getByRole('menuitemradio', { name: '跟随系统' }))
    expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
    expect(api.calls(changeAppearance).map(({ input }) => input)).toEqual([
      { appearance: 'dark' },
      { appearance: 'auto' },
    ])
  })

  it('can be skipped', async () => {
    await renderApp('/404')
    const skip = await screen.findByRole('link', { name: '跳到正文' })
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
  })
})

describe('notices', () => {
  it('toasts are spoken politely', async () => {
    await renderApp('/404')
    act(() => showToast('已保存'))
    const toast = await screen.findByText('已保存')
    expect(toast.closest('[role="status"]')?.getAttribute('aria-live')).toBe('polite')
  })

  it('say when the connection is gone and when it is back', async () => {
    await renderApp('/404')
    await screen.findByRole('heading', { level: 1 })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/网络断开了/)).toBeDefined()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/网络断开了/)).toBeNull())
  })
})
