import { readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { commentSample, postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { watchScrolling } from '../../../testing/scrolling.ts'
import { servePost } from '../../../testing/serve-post.ts'

const drawer = () => screen.findByRole('dialog', { name: '动态详情' })

describe('the drawer', () => {
  it('opens from the feed with what the feed knows, at an address of its own', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    servePost(postSample({ childUgcNum: 1 }), [commentSample({ ugcId: 2, shareContent: '等七秒' })])
    fakeApi().on(readPost, async () => {
      await promise
      return {
        rootUgc: postSample({ childUgcNum: 1 }),
        childUgc: [commentSample({ ugcId: 2, shareContent: '等七秒' })],
        count: 1,
      }
    })
    const { user } = await renderApp('/campus?sort=hottest', { as: people.scholar })
    await user.click(await screen.findByRole('link', { name: /打开陈立行的动态/ }))
    within(await drawer()).getByText('反馈不是裁判，是镜子。')
    expect(window.location.search).toBe('?sort=hottest&ugcId=1')
    resolve()
    await within(await drawer()).findByText('等七秒')
  })

  it.each(['the browser', 'Esc', 'its button'])(
    'is closed by %s, and the feed is where it was',
    async (way) => {
      servePost(postSample())
      const { user } = await renderApp('/campus', { as: people.scholar })
      const link = await screen.findByRole('link', { name: /打开陈立行的动态/ })
      await user.click(link)
      await drawer()
      if (way === 'the browser') window.history.back()
      else if (way === 'Esc') await user.keyboard('{Escape}')
      else await user.click(screen.getAllByRole('button', { name: '关闭' })[0] as HTMLElement)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(window.location.search).toBe('')
      await waitFor(() => expect(document.activeElement).toBe(link))
    },
  )

  it('opens by a shared link, and closing it stays on the campus', async () => {
    servePost(postSample())
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    await drawer()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname + window.location.search).toBe('/campus')
  })

  it('says so when the post is gone', async () => {
    servePost(postSample({ ugcId: 5 }))
    fakeApi().on(readPost, () => refuse(postProblems.notFound))
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    await screen.findByText('这条内容已经不在了，可能作者收回了它。')
    await user.click(screen.getByRole('button', { name: '回到园区' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the post in sight when its comments fail, and tries again', async () => {
    servePost(postSample())
    let isDown = true
    fakeApi().on(readPost, () =>
      isDown
        ? refuse(generalProblems.unavailable)
        : {
            rootUgc: postSample(),
            childUgc: [commentSample({ ugcId: 2, shareContent: '等七秒' })],
            count: 1,
          },
    )
    const { user } = await renderApp('/campus', { as: people.scholar })
    await user.click(await screen.findByRole('link', { name: /打开陈立行的动态/ }))
    const dialog = within(await drawer())
    await dialog.findByText('评论没加载出来。')
    dialog.getByText('反馈不是裁判，是镜子。')
    isDown = false
    await user.click(dialog.getByRole('button', { name: '再试一次' }))
    await dialog.findByText('等七秒')
  })

  it('loads comments ten by ten while one scrolls', async () => {
    const scrolling = watchScrolling()
    const comments = Array.from({ length: 12 }, (_, place) =>
      commentSample({ ugcId: 100 + place, shareContent: `第 ${place + 1} 句` }),
    )
    servePost(postSample({ childUgcNum: 12 }), comments)
    await renderApp('/campus?ugcId=1', { as: people.scholar })
    const dialog = within(await drawer())
    await dialog.findByText('第 10 句')
    expect(dialog.queryByText('第 11 句')).toBeNull()
    scrolling.toEnd()
    await dialog.findByText('第 12 句')
    await dialog.findByText('没有更多了')
  })

  it('fetches the other replies of a comment when asked', async () => {
    const replies = [3, 4, 5, 6].map((ugcId) =>
      commentSample({
        ugcId,
        parentUgcId: 2,
        shareContent: `答 ${ugcId}`,
        toUserData: { displayName: '林若谷' },
      }),
    )
    const comment = commentSample({ ugcId: 2, childUgcNum: 4, childUgc: replies.slice(0, 3) })
    servePost(postSample({ childUgcNum: 1 }), [comment])
    fakeApi().on(readPost, ({ ugcId }) =>
      ugcId === 2
        ? { rootUgc: comment, childUgc: replies, count: 4 }
        : { rootUgc: postSample({ childUgcNum: 1 }), childUgc: [comment], count: 1 },
    )
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    const dialog = within(await drawer())
    await dialog.findByText('答 5')
    expect(dialog.getAllByText('回复 @林若谷')).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: '展开其余 1 条回复' }))
    await dialog.findByText('答 6')
  })
})
