import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import {
  readCard,
  readMembership,
  receiveCard,
  redeemCard,
  startTrial,
} from '@fairlead/contract/membership/cards.endpoints.ts'
import { cardProblems } from '@fairlead/contract/membership/cards.errors.ts'
import type { Card, CardOffer, TrialOffer } from '@fairlead/contract/membership/cards.schema.ts'
import { AHA_QUOTA } from '@fairlead/contract/membership/membership.schema.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentSession } from '../../../platform/session/session.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const tiers = (['sailor', 'scholar', 'elite', 'mentor'] as const).map((tier, place) => ({
  typeId: place + 1,
  tier,
  name: tier,
  isGuest: place === 0,
  freeChancesPerMonth: place === 0 ? 3 : -1,
  ahaQuota: AHA_QUOTA[tier],
  createsDiscussions: place > 0,
  createsCommunities: place === 3,
  customThemes: place > 1,
}))

const card: Card = {
  code: 'DEMR-CARD-3467',
  kind: 'benefit',
  name: '秋季共学卡',
  days: 30,
  state: 'received',
  enterpriseName: '个人学员',
  expiresAt: '2027-01-01T00:00:00.000Z',
  receivedAt: '2026-11-01T00:00:00.000Z',
  usedAt: null,
}

const membership = (trial: TrialOffer = 'open', cards: Card[] = []) => ({
  tiers,
  trialDays: 3,
  own: {
    typeId: 1,
    tier: 'sailor' as const,
    tierName: '水手',
    endsAt: null,
    chancesLeft: 2,
    chancesPerMonth: 3,
    aha: { total: 0, reTimes: 0 },
    trial,
    cards,
  },
})

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '[data-toast]' })

describe('/member', () => {
  it('shows the own standing, compares point by point and marks the own column', async () => {
    fakeApi().on(readMembership, () => membership('open', [card]))
    await renderApp('/member', { as: people.sailor })
    const standing = within(await screen.findByRole('region', { name: '你的会员' }))
    standing.getByText('本月还剩 2 次，共 3 次')
    standing.getByText('可以浏览，每月还能免费打开 3 节课。')
    const table = within(screen.getByRole('table'))
    expect(table.getByRole('columnheader', { name: /sailor/ }).textContent).toContain('你在这里')
    const aha = table.getByRole('row', { name: /每月可送的啊哈/ })
    expect(
      within(aha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['无', '10', '20', '不限'])
    screen.getByRole('link', { name: '秋季共学卡' })
  })

  it('starts the trial only when asked, and shows the new rights everywhere', async () => {
    const api = fakeApi()
      .on(readMembership, () => membership())
      .on(startTrial, () => ({ endsAt: '2026-11-20T00:00:00.000Z' }))
    const { user } = await renderApp('/member', { as: people.sailor })
    const start = await screen.findByRole('button', { name: '免费体验 Scholar 3 天' })
    expect(api.calls(startTrial)).toHaveLength(0)
    api.on(readSession, () => ({ ...people.sailor, tier: 'scholar', tierName: '学者' }))
    await user.click(start)
    await toast(/^体验已开始/)
    expect(currentSession()?.userInfo.tier).toBe('scholar')
    expect(api.calls(readMembership).length).toBeGreaterThan(1)
  })

  it.each([
    ['needs-phone', '绑定手机号后，可以免费体验 Scholar 3 天。'],
    ['used', '这个手机号已经体验过了。'],
  ] as const)('says why there is no trial: %s', async (trial, words) => {
    fakeApi().on(readMembership, () => membership(trial))
    await renderApp('/member', { as: people.sailor })
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: /免费体验/ })).toBeNull()
  })

  it('uses a card that was put away', async () => {
    const api = fakeApi()
      .on(readMembership, () => membership('used', [card]))
      .on(redeemCard, () => ({
        card: { ...card, state: 'used' as const },
        endsAt: '2026-12-15T00:00:00.000Z',
      }))
    const { user } = await renderApp('/member', { as: people.sailor })
    await user.click(await screen.findByRole('button', { name: '立即使用' }))
    await toast('已增加 30 天')
    expect(api.calls(redeemCard)).toMatchObject([{ input: { code: card.code } }])
  })

  it('is open to strangers, who are shown the door', async () => {
    fakeApi().on(readMembership, () => ({ ...membership(), own: null }))
    await renderApp('/member')
    await screen.findByRole('table')
    const door = within(screen.getByRole('main')).getByRole('link', { name: '登录' })
    expect(door.getAttribute('href')).toBe('/login?redirect=%2Fmember')
  })

  it('offers to try again', async () => {
    fakeApi().on(readMembership, () => refuse(generalProblems.unavailable))
    const { user } = await renderApp('/member', { as: people.sailor })
    await screen.findByText('页面没加载出来，什么都没有改动。')
    fakeApi().on(readMembership, () => membership())
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByRole('table')
    screen.getByText(/还没有权益卡/)
  })
})

describe('/growUpCodeExchange', () => {
  it('says below the field what is wrong and keeps the code', async () => {
    fakeApi().on(redeemCard, () => refuse(cardProblems.expired))
    const { user } = await renderApp('/growUpCodeExchange', { as: people.sailor })
    await user.click(await screen.findByRole('button', { name: '兑换' }))
    await screen.findByText('请先输入兑换码。')
    const field = screen.getByLabelText('兑换码')
    await user.type(field, 'deme card 3467{Enter}')
    await screen.findByText(cardProblems.expired.text.zh)
    expect((field as HTMLInputElement).value).toBe('deme card 3467')
    await user.type(field, 'x')
    expect(screen.queryByText(cardProblems.expired.text.zh)).toBeNull()
  })

  it('tells what was won', async () => {
    fakeApi().on(redeemCard, () => ({
      card: { ...card, state: 'used' as const },
      endsAt: '2026-12-15T04:00:00.000Z',
    }))
    const { user } = await renderApp('/growUpCodeExchange?code=DEMA-CARD-3467', { as: people.sailor })
    await user.click(await screen.findByRole('button', { name: '兑换' }))
    await screen.findByText('已增加 30 天')
    await user.click(screen.getByRole('button', { name: '再兑换一张' }))
    expect((screen.getByLabelText('兑换码') as HTMLInputElement).value).toBe('')
  })
})

describe('/growUpCode', () => {
  const serve = (offer: CardOffer, changes: Partial<Card> = {}) =>
    fakeApi().on(readCard, () => ({ ...card, ...changes, offer, enterpriseUserId: 31 }))

  it.each([
    ['other-enterprise', '这张卡只给「个人学员」的成员，当前身份不能领取。'],
    ['taken', '这张卡已经被别人领取了。'],
    ['used', '这张卡已经使用过了。'],
    ['expired', /^这张卡已在 .* 过期。$/],
    ['not-needed', '你已长期拥有这些权益，把这张卡送给同事吧。'],
  ] as const)('%s: says why nothing can be done', async (offer, words) => {
    serve(offer)
    await renderApp('/growUpCode?code=DEMR-CARD-3467', { as: people.sailor })
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: '领取' })).toBeNull()
  })

  it('is received and then used', async () => {
    serve('receive', { state: 'available' }).on(receiveCard, () => card)
    const { user } = await renderApp('/growUpCode?code=DEMR-CARD-3467', { as: people.sailor })
    const receive = await screen.findByRole('button', { name: '领取' })
    serve('redeem')
    await user.click(receive)
    await screen.findByText(/^卡已归你/)
    screen.getByRole('button', { name: '立即使用' })
  })

  it('leads strangers to the door and back, and others to their other identity', async () => {
    serve('sign-in')
    await renderApp('/growUpCode?code=DEMR-CARD-3467')
    const door = await screen.findByRole('link', { name: '登录后领取' })
    expect(door.getAttribute('href')).toBe('/login?redirect=%2FgrowUpCode%3Fcode%3DDEMR-CARD-3467')
  })

  it('that nobody knows leads to where one types a code', async () => {
    fakeApi().on(readCard, () => refuse(cardProblems.unknown))
    await renderApp('/growUpCode?code=NONE', { as: people.sailor })
    const way = await screen.findByRole('link', { name: '输入兑换码' })
    expect(way.getAttribute('href')).toBe('/growUpCodeExchange')
  })
})
