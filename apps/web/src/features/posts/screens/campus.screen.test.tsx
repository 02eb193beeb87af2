import { readCampusHighlights, readFeed, toggleLike } from '@fairlead/contract/posts/posts.endpoints.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { commentSample, highlightsSample, postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { watchScrolling } from '../../../testing/scrolling.ts'

const cards = () => screen.getAllByRole('article')
const like = (card: HTMLElement) => within(card).getByRole('button', { name: /^赞/ })

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) =>
    postSample({ ugcId: from - place, shareContent: `第 ${from - place} 条` }),
  )

beforeEach(() => {
  fakeApi().on(readCampusHighlights, () => highlightsSample())
})

describe('the feed', () => {
  it('loads on while one scrolls, shows each post once and ends', async () => {
    const scrolling = watchScrolling()
    const api = fakeApi().on(readFeed, ({ cursor }) =>
      cursor ? { items: page(11, 4), nextCursor: null } : { items: page(20, 10), nextCursor: 'next' },
    )
    await renderApp('/campus', { as: people.scholar })
    await screen.findByText('第 20 条')
    expect(cards().filter((card) => card.dataset.post)).toHaveLength(10)
    scrolling.toEnd()
    await screen.findByText('第 8 条')
    expect(screen.getAllByText('第 11 条')).toHaveLength(1)
    expect(cards()).toHaveLength(13)
    await screen.findByText('没有更多了')
    expect(scrolling.canGoOn()).toBe(false)
    expect(api.calls(readFeed).map(({ input }) => input)).toMatchObject([
      { sort: 'newest' },
      { cursor: 'next' },
    ])
  })

  it('stops on an empty page even when the server names a next one', async () => {
    const scrolling = watchScrolling()
    fakeApi().on(readFeed, ({ cursor }) =>
      cursor ? { items: [], nextCursor: 'on and on' } : { items: page(20, 10), nextCursor: 'next' },
    )
    await renderApp('/campus', { as: people.scholar })
    await screen.findByText('第 20 条')
    scrolling.toEnd()
    await screen.findByText('没有更多了')
    expect(scrolling.canGoOn()).toBe(false)
  })

  it('keeps what is there when the next page fails, and tries again', async () => {
    const scrolling = watchScrolling()
    let isDown = true
    fakeApi().on(readFeed, ({ cursor }) => {
      if (!cursor) return { items: page(20, 10), nextCursor: 'next' }
      return isDown ? refuse(generalProblems.unavailable) : { items: page(10, 1), nextCursor: null }
    })
    const { user } = await renderApp('/campus', { as: people.scholar })
    await screen.findByText('第 20 条')
    scrolling.toEnd()
    await screen.findByText('后面的动态没加载出来。')
    screen.getByText('第 20 条')
    isDown = false
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await screen.findByText('第 10 条')
  })

  it('keeps its sort in the address', async () => {
    const api = fakeApi().on(readFeed, ({ sort }) => ({
      items: [postSample({ shareContent: `按 ${sort}` })],
      nextCursor: null,
    }))
    const { user } = await renderApp('/campus?sort=essence', { as: people.scholar })
    await screen.findByText('按 essence')
    await user.click(screen.getByRole('tab', { name: '提问' }))
    await screen.findByText('按 questions')
    expect(window.location.search).toBe('?sort=questions')
    await user.click(screen.getByRole('tab', { name: '最新' }))
    await screen.findByText('按 newest')
    expect(window.location.search).toBe('')
    expect(api.calls(readFeed)).toHaveLength(3)
  })

  it('says what happened when it fails, and tries again', async () => {
    let isDown = true
    fakeApi().on(readFeed, () =>
      isDown ? refuse(generalProblems.unavailable) : { items: [postSample()], nextCursor: null },
    )
    const { user } = await renderApp('/campus', { as: people.scholar })
    await screen.findByText('动态没加载出来，多半是网络不稳，内容都还在。')
    isDown = false
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await screen.findByText('反馈不是裁判，是镜子。')
  })

  it('offers a way out of its emptiness', async () => {
    fakeApi().on(readFeed, ({ sort }) => ({
      items: sort === 'newest' ? [postSample()] : [],
      nextCursor: null,
    }))
    const { user } = await renderApp('/campus?sort=essence', { as: people.scholar })
    await screen.findByText('还没有精华。出色的内容会盖上「精」字章。')
    await user.click(screen.getByRole('button', { name: '去看最新' }))
    await screen.findByText('反馈不是裁判，是镜子。')
  })
})

describe('a card', () => {
  const show = async (
    post: Parameters<typeof postSample>[0],
    as: (typeof people)[keyof typeof people] = people.scholar,
  ) => {
    fakeApi().on(readFeed, () => ({ items: [postSample(post)], nextCursor: null }))
    const { user } = await renderApp('/campus', { as })
    return { user, card: await screen.findByRole('article') }
  }

  it('tells who says it, and shows mentions by name', async () => {
    const { card } = await show({
      shareContent: '谢谢 @[6:林若谷] 的话',
      isEssence: 1,
      isPinned: 1,
      isMentor: 3,
    })
    within(card).getByText('陈立行')
    within(card).getByText('销售部 | 华东区经理')
    within(card).getByText('助教')
    within(card).getByText('@林若谷')
    within(card).getByText('置顶')
    within(card).getByRole('img', { name: '精华' })
  })

  it('previews its first three replies and leads to the others', async () => {
    const replies = [2, 3, 4, 5].map((ugcId) => commentSample({ ugcId, shareContent: `回复 ${ugcId}` }))
    const { card } = await show({ childUgc: replies, childUgcNum: 7 })
    expect(within(card).getAllByText(/^回复 \d$/)).toHaveLength(3)
    const link = within(card).getByRole('link', { name: '查看全部 7 条评论' })
    expect(link.getAttribute('href')).toBe('/campus?ugcId=1')
  })

  it('leaves only reading of an anonymous post', async () => {
    const { card } = await show({
      displayName: '匿名的海鸥',
      isAnonymous: 1,
      department: '不该看到',
      abilities: { canAha: false, canLike: false, canReply: false, canDelete: false, canReport: true },
    })
    within(card).getByText('匿名内容，只供阅读')
    expect(within(card).queryByText(/不该看到/)).toBeNull()
    expect(within(card).queryByRole('button', { name: /啊哈|赞/ })).toBeNull()
  })

  it('shows a stub where something was deleted', async () => {
    const { card } = await show({ isDeleted: 1, shareContent: '' })
    within(card).getByText('该内容已删除')
    expect(within(card).queryByRole('button', { name: /啊哈|赞/ })).toBeNull()
  })

  it('shortens big numbers', async () => {
    const { card } = await show({ likeNum: 12_480 })
    within(card).getByRole('button', { name: '赞 1.2w' })
  })

  it('likes at once, and takes over what the server counts', async () => {
    const { promise, resolve } = Promise.withResolvers<{ isLike: 1; likeNum: number }>()
    const api = fakeApi().on(toggleLike, () => promise)
    const { user, card } = await show({ likeNum: 4, type: 3 })
    await user.click(like(card))
    expect(like(card).getAttribute('aria-pressed')).toBe('true')
    within(card).getByRole('button', { name: '赞 5' })
    resolve({ isLike: 1, likeNum: 9 })
    await within(card).findByRole('button', { name: '赞 9' })
    expect(api.calls(toggleLike)[0]?.input).toEqual({ oneId: 1, type: 3 })
  })

  it('takes a like back when the server could not follow', async () => {
    fakeApi().on(toggleLike, () => refuse(generalProblems.unavailable))
    const { user, card } = await show({ likeNum: 4 })
    await user.click(like(card))
    await waitFor(() => expect(like(card).getAttribute('aria-pressed')).toBe('false'))
    within(card).getByRole('button', { name: '赞 4' })
    await screen.findByText(generalProblems.unavailable.text.zh)
  })

  it('tells a Sailor what is missing instead of acting', async () => {
    const { user, card } = await show(
      { abilities: { ...postSample().abilities, canAha: false, canLike: false } },
      people.sailor,
    )
    await user.click(like(card))
    await screen.findByText(people.sailor.abilities.endorseHint, { selector: '[data-toast]' })
  })
})

describe('the greeting and the rail', () => {
  it('show the week, its Aha, what is left to give and what waits for an answer', async () => {
    fakeApi()
      .on(readFeed, () => ({ items: [], nextCursor: null }))
      .on(readCampusHighlights, () =>
        highlightsSample({
          ahaOfTheWeek: postSample({
            ugcId: 9,
            shareContent: '谁需要帮忙',
            displayName: '赵明月',
            ahaNum: 27,
          }),
          openQuestions: [{ ugcId: 12, shareContent: '怎么拒绝上级？', childUgcNum: 0 }],
        }),
      )
    await renderApp('/campus', { as: people.scholar })
    await screen.findByRole('heading', { level: 1, name: /，晓慧$/ })
    await screen.findByText('本周 28 条新动态')
    const rail = screen.getByRole('complementary', { name: '园区近况' })
    within(rail).getByText('27 个啊哈')
    within(rail).getByText('你本月还有 7 个啊哈可以送')
    expect(
      within(rail)
        .getByRole('link', { name: /怎么拒绝上级？/ })
        .getAttribute('href'),
    ).toBe('/campus?ugcId=12')
    within(rail).getByText('还没有人回答')
  })

  it('does not count for somebody whose Aha never end', async () => {
    fakeApi()
      .on(readFeed, () => ({ items: [], nextCursor: null }))
      .on(readCampusHighlights, () =>
        highlightsSample({ aha: { total: 2_147_483_647, reTimes: 2_147_483_647 } }),
      )
    await renderApp('/campus', { as: people.scholar })
    await screen.findByText('你的啊哈不限量')
  })

  it('speaks English to Emma', async () => {
    fakeApi().on(readFeed, () => ({ items: [postSample({ childUgcNum: 1 })], nextCursor: null }))
    await renderApp('/campus', { as: people.emma })
    await screen.findByRole('heading', { level: 1, name: /Emma/ })
    await screen.findByText('28 new posts this week')
    screen.getByRole('tab', { name: 'Questions' })
  })
})
