import { readResourcePermission, unlockLesson } from '@fairlead/contract/membership/membership.endpoints.ts'
import { accessProblems } from '@fairlead/contract/membership/membership.errors.ts'
import type { AccessReason } from '@fairlead/contract/membership/membership.schema.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../platform/i18n/language.ts'
import { signInWith } from '../../../platform/session/session.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { useResourceAccess } from '../public.ts'

const wanted = { resourceType: 1401, code: 'feedback-1', versionId: 7, href: '/lesson?code=feedback-1' }

/** As any screen with a lesson on it would use the hook. */
function Shelf() {
  const { requestAccess, accessDialog } = useResourceAccess()
  const [outcomes, setOutcomes] = useState<boolean[]>([])
  const open = async () => {
    const opens = await requestAccess(wanted)
    setOutcomes((earlier) => [...earlier, opens])
  }
  return (
    <>
      <button type="button" onClick={() => void open()}>
        open
      </button>
      <output>{outcomes.join(' ')}</output>
      {accessDialog}
    </>
  )
}

const showShelf = () => {
  const root = createRootRoute({ component: Outlet })
  const shelf = createRoute({ getParentRoute: () => root, path: '/', component: Shelf })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([shelf, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <ThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return { router, user: userEvent.setup() }
}

const answers = (reason: AccessReason, remainingAmount = -1, enterpriseUserId = 0) =>
  fakeApi().on(readResourcePermission, () => ({
    permission: reason === 'open' ? 1 : 0,
    remainingAmount,
    chancesPerMonth: 3,
    reason,
    enterpriseUserId,
  }))

const click = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'open' }))
const outcome = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

beforeEach(async () => {
  await setLanguage('zh')
  signInWith({ token: 't', lrstoken: 'l', userInfo: people.sailor })
})

describe('opening a resource', () => {
  it('goes on without a word where it is open', async () => {
    const api = answers('open')
    const { user } = showShelf()
    await click(user)
    await outcome('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.calls(readResourcePermission)[0]?.input).toEqual({
      toolbarCode: 1401,
      resourcesCode: 'feedback-1',
      versionId: 7,
    })
  })

  it('offers a guest a chance, spends it and goes on', async () => {
    const api = answers('chance', 2).on(unlockLesson, () => ({ permission: 1, remainingAmount: 1 }))
    const { user } = showShelf()
    await click(user)
    const dialog = within(await screen.findByRole('dialog', { name: '免费学习机会' }))
    dialog.getByText('你的学员身份是游客，本月还剩 2 次免费学习机会')
    await user.click(dialog.getByRole('button', { name: '开始学习' }))
    await outcome('true')
    expect(api.calls(unlockLesson).map(({ input }) => input)).toEqual([
      { lessonCode: 'feedback-1', versionId: 7 },
    ])
  })

  it('spends nothing when one thinks again, or clicks twice', async () => {
    const api = answers('chance', 1)
    const { user } = showShelf()
    await user.dblClick(await screen.findByRole('button', { name: 'open' }))
    await user.click(await screen.findByRole('button', { name: '再想想' }))
    await outcome('false false')
    expect(api.calls(readResourcePermission)).toHaveLength(1)
    expect(api.calls(unlockLesson)).toHaveLength(0)
  })

  it('tells when the last chance went elsewhere meanwhile', async () => {
    answers('chance', 1).on(unlockLesson, () => refuse(accessProblems.chancesUsedUp, { perMonth: 3 }))
    const { user } = showShelf()
    await click(user)
    await user.click(await screen.findByRole('button', { name: '开始学习' }))
    const dialog = within(await screen.findByRole('dialog', { name: '免费学习机会已用完' }))
    dialog.getByText('本月的机会都用完了，下个月你还会有 3 次。')
    await user.click(dialog.getByRole('button', { name: '我知道了' }))
    await outcome('false')
  })

  it.each([
    ['used-up', 0, '免费学习机会已用完', '本月的机会都用完了，下个月你还会有 3 次。', true],
    ['group-not-authorised', -1, '暂无权限学习', '你所在的用户组未获授权，请联系管理员。', true],
    ['not-yet-open', -1, '暂无访问权限', '该课程暂未对你开放', false],
  ] as const)('%s has its own dialog', async (reason, remaining, title, text, leadsToBenefits) => {
    answers(reason, remaining)
    const { user } = showShelf()
    await click(user)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    dialog.getByText(text)
    const benefits = dialog.queryByRole('link', { name: '学员身份权益' })
    expect(benefits?.getAttribute('href') ?? null).toBe(leadsToBenefits ? '/member' : null)
    await user.keyboard('{Escape}')
    await outcome('false')
  })

  it.each([
    [
      'chance',
      2,
      'Free study chance',
      'Your student status is guest, 2 free study chances remain this month',
    ],
    [
      'chance',
      1,
      'Free study chance',
      'Your student status is guest, 1 free study chance remains this month',
    ],
    [
      'used-up',
      0,
      'Free study chances used up',
      'You have used all your chances of this month. You get 3 chances next month.',
    ],
    [
      'group-not-authorised',
      -1,
      'No permission to study',
      'Your user group is not authorised. Please contact your administrator.',
    ],
    ['not-yet-open', -1, 'No Access Right', 'This course is not yet open to you'],
  ] as const)('%s with %i left is said in English too', async (reason, remaining, title, text) => {
    await setLanguage('en')
    answers(reason, remaining)
    const { user } = showShelf()
    await click(user)
    within(await screen.findByRole('dialog', { name: title })).getByText(text)
  })

  it('leads to the switch when the link belongs to the other identity', async () => {
    answers('other-identity', -1, 31)
    const { user, router } = showShelf()
    await click(user)
    await waitFor(() =>
      expect(router.state.location.href).toBe(
        '/accountResourceVerify?enterpriseUserId=31&redirect=%2Flesson%3Fcode%3Dfeedback-1',
      ),
    )
  })

  it('says what is wrong when it does not exist, and stays', async () => {
    fakeApi().on(readResourcePermission, () => refuse(accessProblems.unknown))
    const { user } = showShelf()
    await click(user)
    await outcome('false')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
