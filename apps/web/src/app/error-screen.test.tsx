import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentLanguage } from '../platform/i18n/language.ts'
import { loadWords } from '../platform/i18n/loaded-words.ts'
import { appText } from './app.text.ts'
import { ErrorScreen } from './error-screen.tsx'

beforeEach(async () => {
  await loadWords(appText, currentLanguage())
  // React repeats what its boundary caught.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const show = (component: RouteComponent) => {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorScreen,
  })
  render(<RouterProvider router={router} />)
}

it('says what happened, offers the way home, and shows the page once it works again', async () => {
  let isBroken = true
  show(() => {
    if (isBroken) throw new Error('database password is hunter2')
    return <p>好了</p>
  })
  await screen.findByRole('heading', { name: '这一页搁浅了' })
  expect(screen.queryByText(/hunter2/)).toBeNull()
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }))
  expect(await screen.findByText('好了')).toBeDefined()
})

it('tells a part that did not arrive from a page that broke', async () => {
  const failing = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  sessionStorage.setItem(
    'tanstack_router_reload:Failed to fetch dynamically imported module: /assets/x.js',
    '1',
  )
  show(lazyRouteComponent(failing, 'Screen' as never))
  expect(await screen.findByText(/有一部分没有送到/)).toBeDefined()
})
