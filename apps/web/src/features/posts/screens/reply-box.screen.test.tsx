import { commentOnPost, replyToComment } from '@fairlead/contract/posts/comments.endpoints.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { commentSample, postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { servePost } from '../../../testing/serve-post.ts'

const drawer = () => screen.findByRole('dialog', { name: '动态详情' })
const toast = (text: string) => screen.findByText(text, { selector: '[data-toast]' })

const openBox = async (user: UserEvent) => {
  await user.click(await within(await drawer()).findByRole('button', { name: '写下你的想法…' }))
  return screen.getByRole<HTMLTextAreaElement>('textbox')
}

describe('the reply box', () => {
  const mine = (changes: Partial<Post>) =>
    commentSample({ ugcId: 50, displayName: '李晓慧', isMentor: 0, isOwn: 1, ...changes })

  it('posts a comment, which appears in the drawer and under the card', async () => {
    servePost(postSample())
    const api = fakeApi().on(commentOnPost, ({ content }) => mine({ shareContent: content }))
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    const box = await openBox(user)
    const send = screen.getByRole<HTMLButtonElement>('button', { name: '发布' })
    expect(send.disabled).toBe(true)
    await user.type(box, '  下周我也试试 👍🏽')
    screen.getByText('10 / 5000')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const dialog = within(await drawer())
    await dialog.findByText('下周我也试试 👍🏽')
    expect(screen.queryByRole('textbox')).toBeNull()
    dialog.getByRole('button', { name: '评论 1' })
    expect(api.calls(commentOnPost)[0]?.input).toMatchObject({ toUgcId: 1, content: '下周我也试试 👍🏽' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    within(screen.getByRole('article')).getByText('下周我也试试 👍🏽')
  })

  it('keeps the text when sending fails, even after closing, and says it only once', async () => {
    servePost(postSample())
    let isDown = true
    const api = fakeApi().on(commentOnPost, ({ content }) =>
      isDown ? refuse(generalProblems.unavailable) : mine({ shareContent: content }),
    )
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    await user.type(await openBox(user), '写了很久的话')
    await user.click(screen.getByRole('button', { name: '发布' }))
    await screen.findByText('没发出去，内容已为你保留。')
    isDown = false
    await user.click(screen.getByRole('button', { name: '发布' }))
    await within(await drawer()).findByText('写了很久的话')
    const [first, second] = api.calls(commentOnPost).map(({ headers }) => headers.get('index'))
    expect(second).toBe(first)
  })

  it('finds the draft again after the drawer was closed', async () => {
    servePost(postSample({ ugcId: 7 }))
    const { user } = await renderApp('/campus', { as: people.scholar })
    const link = await screen.findByRole('link', { name: /打开陈立行的动态/ })
    await user.click(link)
    await user.type(await openBox(user), '还没写完')
    await user.click(screen.getAllByRole('button', { name: '关闭' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(link)
    await drawer()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('还没写完')
  })

  it('answers a comment by name, and can stop doing so', async () => {
    const comment = commentSample({ ugcId: 2, shareContent: '等七秒' })
    servePost(postSample({ childUgcNum: 1 }), [comment])
    const api = fakeApi().on(replyToComment, (input) =>
      mine({ shareContent: input.comment, parentUgcId: 2, toUserData: { displayName: '林若谷' } }),
    )
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    const dialog = within(await drawer())
    await user.click(await dialog.findByRole('button', { name: '回复' }))
    await user.click(dialog.getByRole('button', { name: '取消回复' }))
    dialog.getByRole('textbox', { name: '你的评论' })
    await user.click(dialog.getByRole('button', { name: '回复' }))
    const box = dialog.getByRole('textbox', { name: '回复 @林若谷' })
    expect(document.activeElement).toBe(box)
    await user.type(box, '我数到四')
    await user.click(dialog.getByRole('button', { name: '发布' }))
    await dialog.findByText('我数到四')
    expect(api.calls(replyToComment)[0]?.input).toMatchObject({ commentId: 2, comment: '我数到四' })
  })

  it('counts in characters people see, and refuses 5001 of them', async () => {
    servePost(postSample({ ugcId: 8 }))
    const { user } = await renderApp('/campus?ugcId=8', { as: people.scholar })
    const box = await openBox(user)
    await user.click(box)
    await user.paste('👨‍👩‍👧'.repeat(5001))
    screen.getByText('5001 / 5000')
    await user.click(screen.getByRole('button', { name: '发布' }))
    await toast(postProblems.tooLong.text.zh)
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })

  it('tells who may not speak why', async () => {
    const speakHint = '你的企业账号还没有绑定手机号，绑定后就能参与讨论。'
    servePost(postSample())
    await renderApp('/campus?ugcId=1', {
      as: { ...people.scholar, abilities: { ...people.scholar.abilities, canSpeak: false, speakHint } },
    })
    const dialog = within(await drawer())
    await dialog.findByText(speakHint)
    expect(dialog.queryByRole('button', { name: '写下你的想法…' })).toBeNull()
  })
})
