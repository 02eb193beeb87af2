import { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { allowRiskyText } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { speechProblems } from '@fairlead/contract/moderation/moderation.errors.ts'
import { publishPost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { servePost } from '../../../testing/serve-post.ts'

const lin = {
  enterpriseUserId: 60,
  userId: 6,
  studentId: 'S0006',
  userAvatarUrl: '',
  realname: '林若谷',
  userName: 'Lin Ruogu',
  vipAvatar: 'mentor' as const,
  department: '研究院',
  position: '首席导师',
}
const drawer = () => screen.findByRole('dialog', { name: '发动态' })
const open = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /说说你试了什么/ }))
  return within(await drawer()).getByRole<HTMLTextAreaElement>('textbox')
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: '发布' }))
const mine = (changes: object) => postSample({ ugcId: 90, displayName: '李晓慧', isOwn: 1, ...changes })

beforeEach(() => localStorage.clear())

describe('writing a post', () => {
  it('mentions who is chosen at the caret, and the post stands behind what is pinned', async () => {
    servePost(postSample({ isPinned: 1 }))
    const api = fakeApi()
      .on(findColleagues, () => ({ items: [lin] }))
      .on(publishPost, ({ content = '' }) => mine({ shareContent: content }))
    const { user } = await renderApp('/campus', { as: people.scholar })
    const area = await open(user)
    await user.type(area, '谢谢 @lin')
    await screen.findByRole('option', { name: /林若谷/ })
    await user.keyboard('{Enter}')
    expect(area.value).toBe('谢谢 @林若谷 ')
    await send(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(publishPost)[0]?.input).toMatchObject({
      type: 1,
      content: '谢谢 @林若谷',
      toUserList: [{ enterpriseUserId: 60, realname: '林若谷' }],
    })
    const cards = screen.getAllByRole('article')
    expect(cards.map((card) => card.getAttribute('data-post'))).toEqual(['1', '90'])
  })

  it('forgets a mention that was deleted again; a double space closes the list', async () => {
    servePost(postSample())
    const api = fakeApi()
      .on(findColleagues, () => ({ items: [lin] }))
      .on(publishPost, () => mine({}))
    const { user } = await renderApp('/campus', { as: people.scholar })
    const area = await open(user)
    await user.type(area, '@lin')
    await screen.findByRole('option', { name: /林若谷/ })
    await user.keyboard('{Enter}')
    await user.clear(area)
    await user.type(area, '@')
    await screen.findByRole('listbox')
    await user.type(area, '  ')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await send(user)
    await waitFor(() => expect(api.calls(publishPost)).toHaveLength(1))
    expect(api.calls(publishPost)[0]?.input).toMatchObject({ toUserList: [] })
  })

  it('asks what becomes of it, keeps a draft, and finds it again', async () => {
    servePost(postSample())
    const { user } = await renderApp('/campus', { as: people.scholar })
    await user.type(await open(user), '写到一半')
    await user.click(within(await drawer()).getByRole('button', { name: '关闭' }))
    await user.click(await screen.findByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Object.keys(localStorage).some((name) => name.startsWith('draft:30:'))).toBe(true)
    expect((await open(user)).value).toBe('写到一半')
    await user.click(within(await drawer()).getByRole('button', { name: '关闭' }))
    await user.click(await screen.findByRole('button', { name: '放弃' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open(user)).value).toBe('')
    expect(Object.keys(localStorage).some((name) => name.startsWith('draft:30:'))).toBe(false)
  })

  it('a lost connection keeps the text, and trying again posts once', async () => {
    servePost(postSample())
    let isDown = true
    const api = fakeApi().on(publishPost, () =>
      isDown ? refuse(generalProblems.unavailable) : mine({ shareContent: '写了很久' }),
    )
    const { user } = await renderApp('/campus', { as: people.scholar })
    const area = await open(user)
    await user.type(area, '写了很久')
    await send(user)
    await screen.findByText('没发出去，内容已为你保留。')
    expect(area.value).toBe('写了很久')
    isDown = false
    await send(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = api.calls(publishPost).map(({ headers }) => headers.get('index'))
    expect(second).toBe(first)
  })

  it('thinks again about a risky word, or goes on with a pass', async () => {
    servePost(postSample())
    let isAllowed = false
    const api = fakeApi()
      .on(publishPost, () =>
        isAllowed ? mine({}) : refuse(speechProblems.risky, { word: '内部报价', paramKey: 'key' }),
      )
      .on(allowRiskyText, () => {
        isAllowed = true
        return { expiresAt: '2026-01-05T01:12:00.000Z' }
      })
    const { user } = await renderApp('/campus', { as: people.scholar })
    const area = await open(user)
    await user.type(area, '内部报价')
    await send(user)
    await user.click(await screen.findByRole('button', { name: '再想想' }))
    expect(area.value).toBe('内部报价')
    expect(api.calls(allowRiskyText)).toHaveLength(0)
    await send(user)
    await user.click(await screen.findByRole('button', { name: '继续发布' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(allowRiskyText)[0]?.input).toEqual({ paramKey: 'key' })
    const indexes = api.calls(publishPost).map(({ headers }) => headers.get('index'))
    expect(new Set(indexes).size).toBe(indexes.length)
  })

  it('is not offered to who may not speak', async () => {
    servePost(postSample())
    await renderApp('/campus', {
      as: { ...people.scholar, abilities: { ...people.scholar.abilities, canSpeak: false } },
    })
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: /说说你试了什么/ })).toBeNull()
  })
})
