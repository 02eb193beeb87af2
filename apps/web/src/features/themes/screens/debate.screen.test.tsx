import { listChangesOfMind, pickSide, readTheme } from '@fairlead/contract/themes/themes.endpoints.ts'
import { DEBATE_SPLIT, type DebateSplit } from '@fairlead/contract/themes/themes.events.ts'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { debateSample } from '../../../testing/community-samples.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { serveNoPosts } from '../../../testing/serve-no-posts.ts'

const heard = vi.hoisted(() => new Map<string, (split: DebateSplit) => void>())

vi.mock('../../../platform/realtime/realtime.ts', async (original) => ({
  ...(await original<object>()),
  useRealtime: (room: string | null, event: string, handler: (split: DebateSplit) => void) => {
    if (room) heard.set(`${room} ${event}`, handler)
  },
}))

beforeEach(() => {
  serveNoPosts().otherwise(listChangesOfMind, () => ({ items: [], nextCursor: null }))
})

const split = (red: number, blue: number) => screen.findByRole('img', { name: `红方 ${red}%，蓝方 ${blue}%` })

it('moves while one looks at it, and ignores other debates', async () => {
  fakeApi().on(readTheme, () => debateSample())
  await renderApp('/debateDetail?themeId=5', { as: people.scholar })
  await split(54, 46)
  const tell = heard.get(`theme:5 ${DEBATE_SPLIT}`)
  act(() => tell?.({ themeId: 99, redNum: 0, blueNum: 9, changedNum: 0 }))
  await split(54, 46)
  act(() => tell?.({ themeId: 5, redNum: 3, blueNum: 9, changedNum: 2 }))
  await split(25, 75)
  screen.getByText('一天内有 2 个人改变了主意')
})

it('asks for a side first, then lets one change one’s mind with a reason', async () => {
  const theme = debateSample()
  const api = fakeApi()
    .on(readTheme, () => theme)
    .on(pickSide, ({ sideType }) => {
      if (theme.debate) Object.assign(theme.debate, { sideType, redNum: 8 })
      return { redNum: 8, blueNum: 6, changedNum: 0, sideType }
    })
  const { user } = await renderApp('/debateDetail?themeId=5', { as: people.scholar })
  await user.click(await screen.findByRole('button', { name: '站红方：先有信任' }))
  await screen.findByText('你在这一方')
  await split(57, 43)
  await user.click(screen.getByRole('button', { name: '我改主意了' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), '被值班表说服了')
  await user.click(dialog.getByRole('button', { name: '换边' }))
  await vi.waitFor(() =>
    expect(api.calls(pickSide).at(-1)?.input).toMatchObject({ sideType: 2, reason: '被值班表说服了' }),
  )
})

it('shows the question to somebody who is not signed in, and the way in', async () => {
  fakeApi().on(readTheme, () => debateSample({ author: null }))
  await renderApp('/debateDetail?themeId=5')
  await split(54, 46)
  expect(screen.getByRole('link', { name: '登录后查看并参与' }).getAttribute('href')).toContain(
    'debateDetail',
  )
})
