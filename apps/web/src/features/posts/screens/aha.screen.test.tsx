import { AHA_BONUS_CODE, ahaProblems } from '@fairlead/contract/endorsements/endorsements.errors.ts'
import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import { checkAha, toggleAha } from '@fairlead/contract/posts/posts.endpoints.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerWithCode, fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { commentSample, postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { servePost } from '../../../testing/serve-post.ts'

const drawer = () => screen.findByRole('dialog', { name: '动态详情' })
const toast = (text: string) => screen.findByText(text, { selector: '[data-toast]' })

describe('Aha', () => {
  const aha = () => screen.getByRole('button', { name: /^啊哈/ })
  const balance = { total: 10, reTimes: 6, ahaAppend: 0 }

  beforeEach(() => {
    servePost(postSample({ ahaNum: 4 }))
  })

  const showCard = async () => {
    const { user } = await renderApp('/campus', { as: people.scholar })
    await screen.findByRole('article')
    return user
  }

  it('asks first, then lights up and leaves one less to give', async () => {
    const api = fakeApi()
      .on(checkAha, () => ({ total: 10, reTimes: 7, secret: 'secret' }))
      .on(toggleAha, () => ({ ...balance, isAha: 1 as const, ahaNum: 5 }))
    const user = await showCard()
    await user.click(aha())
    const question = within(await screen.findByRole('dialog', { name: '送出一个啊哈？' }))
    question.getByText('本月还剩 7 个，留给真正点醒你的内容。')
    await user.click(question.getByRole('button', { name: '确认' }))
    await screen.findByRole('button', { name: '啊哈 5', pressed: true })
    await toast('啊哈已送出')
    await screen.findByText('你本月还有 6 个啊哈可以送')
    expect(api.calls(toggleAha)[0]?.input).toEqual({ ugcsetId: 1, secret: 'secret' })
  })

  it('sends nothing when one thinks again', async () => {
    const api = fakeApi().on(checkAha, () => ({ total: 10, reTimes: 7, secret: 'secret' }))
    const user = await showCard()
    await user.click(aha())
    await user.click(await screen.findByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(aha().getAttribute('aria-pressed')).toBe('false')
    expect(api.calls(toggleAha)).toHaveLength(0)
  })

  it('does not ask somebody whose Aha never end', async () => {
    fakeApi()
      .on(checkAha, () => ({ total: AHA_UNLIMITED, reTimes: AHA_UNLIMITED, secret: 'secret' }))
      .on(toggleAha, () => ({
        total: AHA_UNLIMITED,
        reTimes: AHA_UNLIMITED,
        ahaAppend: 0,
        isAha: 1 as const,
        ahaNum: 5,
      }))
    const user = await showCard()
    await user.click(aha())
    await screen.findByRole('button', { name: '啊哈 5', pressed: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('announces the extra ones that the last one brings', async () => {
    fakeApi()
      .on(checkAha, () => ({ total: 20, reTimes: 1, secret: 'secret' }))
      .on(toggleAha, () =>
        answerWithCode(AHA_BONUS_CODE, { isAha: 1, ahaNum: 5, ahaAppend: 3, total: 23, reTimes: 3 }),
      )
    const user = await showCard()
    await user.click(aha())
    await user.click(await screen.findByRole('button', { name: '确认' }))
    const gift = within(await screen.findByRole('dialog', { name: '再送你 3 个啊哈' }))
    await user.click(gift.getByRole('button', { name: '欣然收下' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByRole('button', { name: '啊哈 5', pressed: true })
    screen.getByText('你本月还有 3 个啊哈可以送')
  })

  it('says when there are none left', async () => {
    fakeApi().on(checkAha, () => refuse(ahaProblems.spent, { sent: 23 }))
    const user = await showCard()
    await user.click(aha())
    const sorry = within(await screen.findByRole('dialog', { name: '本月的啊哈送完了' }))
    sorry.getByText(/已送出 23 个，还剩 0 个/)
    await user.click(sorry.getByRole('button', { name: '我知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('goes out again when the server refuses', async () => {
    fakeApi()
      .on(checkAha, () => ({ total: 10, reTimes: 7, secret: 'secret' }))
      .on(toggleAha, () => refuse(ahaProblems.secretInvalid))
    const user = await showCard()
    await user.click(aha())
    await user.click(await screen.findByRole('button', { name: '确认' }))
    await toast(ahaProblems.secretInvalid.text.zh)
    await screen.findByRole('button', { name: '啊哈 4', pressed: false })
  })

  it('is taken back from a question without a dialog, in the words for questions', async () => {
    servePost(postSample({ type: 3, isAsk: 1, isAha: 1, ahaNum: 4 }))
    const api = fakeApi().on(toggleAha, () => ({ ...balance, isAha: 0 as const, ahaNum: 3 }))
    const user = await showCard()
    await user.click(aha())
    await toast('已收回好问题')
    await screen.findByRole('button', { name: '啊哈 3', pressed: false })
    expect(api.calls(toggleAha)[0]?.input).toEqual({ ugcsetId: 1 })
  })

  it('stays given on a comment', async () => {
    const given = commentSample({ ugcId: 2, isAha: 1, ahaNum: 1, shareContent: '等七秒' })
    servePost(postSample({ childUgcNum: 1 }), [given])
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    const comment = (await screen.findByText('等七秒')).closest('article') as HTMLElement
    const button = within(comment).getByRole('button', { name: '啊哈 1' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    await toast(ahaProblems.alreadyGiven.text.zh)
  })

  it('given in the drawer shows on the card as well, with its sender first', async () => {
    fakeApi()
      .on(checkAha, () => ({ total: AHA_UNLIMITED, reTimes: AHA_UNLIMITED, secret: 'secret' }))
      .on(toggleAha, () => ({
        total: AHA_UNLIMITED,
        reTimes: AHA_UNLIMITED,
        ahaAppend: 0,
        isAha: 1 as const,
        ahaNum: 5,
      }))
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    const dialog = within(await drawer())
    await user.click(await dialog.findByRole('button', { name: '啊哈 4' }))
    await dialog.findByText('5 人因此「啊哈」')
    dialog.getByText('李晓慧')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    within(screen.getByRole('article')).getByRole('button', { name: '啊哈 5', pressed: true })
  })
})
