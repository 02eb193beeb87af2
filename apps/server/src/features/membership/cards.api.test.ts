import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import {
  readCard,
  readMembership,
  receiveCard,
  redeemCard,
  startTrial,
} from '@fairlead/contract/membership/cards.endpoints.ts'
import { TRIAL_DAYS } from '@fairlead/contract/membership/cards.schema.ts'
import { AHA_QUOTA, FREE_CHANCES_PER_MONTH } from '@fairlead/contract/membership/membership.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { openProduct, type Person, type Product } from '../../testing/product.ts'
import { createCardBatchService } from './card-batches.service.ts'
import { createCardsRepository } from './cards.repository.ts'

const DAY = 86_400_000
const START = new Date()
const clock = settableClock(START)
let product: Product
let sailor: Person
let sailor0: Person

beforeAll(async () => {
  product = await openProduct({ clock })
  sailor = await product.signIn('sailor')
  sailor0 = await product.signIn('sailor0')
})
afterAll(() => product.close())

beforeEach(async () => {
  clock.set(START)
  await product.sql('delete from granted_rights')
  await product.sql('delete from trials')
  await product.sql(
    `update cards set received_by = null, received_at = null, used_at = null where code like 'DEMACARD%' or code like 'DEMFCARD%'`,
  )
})

const batches = () => {
  const { database } = product.app
  return createCardBatchService({ database, clock, repository: createCardsRepository(database) })
}
const enterpriseId = async (key: string) => {
  const [row] = await product.sql<{ id: number }>('select id from enterprises where key = $1', [key])
  return Number(row?.id)
}
const tierOf = async (person: Person) => (await person.call(readSession)).data.tier
const offerOf = async (person: Person | Product, code: string) =>
  (await person.call(readCard, { code })).data.offer

describe('the membership page', () => {
  it('compares the tiers for strangers too', async () => {
    const { data } = await product.call(readMembership, {}, { lang: '1' })
    expect(data.own).toBeNull()
    expect(data.tiers.map(({ name, ahaQuota }) => [name, ahaQuota])).toEqual([
      ['Sailor', AHA_QUOTA.sailor],
      ['Scholar', AHA_QUOTA.scholar],
      ['Elite', AHA_QUOTA.elite],
      ['Mentor', AHA_QUOTA.mentor],
    ])
  })

  it('shows a guest the chances left, the cards and the trial', async () => {
    const { own } = (await sailor.call(readMembership)).data
    expect(own).toMatchObject({
      tier: 'sailor',
      endsAt: null,
      chancesLeft: 2,
      chancesPerMonth: FREE_CHANCES_PER_MONTH,
      aha: { total: 0, reTimes: 0 },
      trial: 'open',
    })
    expect(own?.cards.map(({ state }) => state).sort()).toEqual(['expired', 'received', 'used'])
    expect((await sailor0.call(readMembership)).data.own).toMatchObject({ chancesLeft: 0, cards: [] })
  })

  it('shows a member the Aha left, and counts no lessons', async () => {
    const elite = await product.signIn('elite')
    expect((await elite.call(readMembership)).data.own).toMatchObject({
      tier: 'elite',
      chancesLeft: -1,
      aha: { total: 20, reTimes: 1 },
      trial: 'not-needed',
    })
  })
})

describe('a card', () => {
  it('is told apart by its state and by who looks', async () => {
    const elite = await product.signIn('elite')
    const scholar = await product.signIn('scholar')
    expect(await offerOf(product, 'DEMA-CARD-3467')).toBe('sign-in')
    expect(await offerOf(sailor, 'dema card 3467')).toBe('receive')
    expect(await offerOf(sailor, 'DEMR-CARD-3467')).toBe('redeem')
    expect(await offerOf(sailor0, 'DEMR-CARD-3467')).toBe('taken')
    expect(await offerOf(sailor, 'DEMW-CARD-3467')).toBe('used')
    expect(await offerOf(sailor0, 'DEME-CARD-3467')).toBe('expired')
    expect(await offerOf(sailor, 'YFAN-CARD-3467')).toBe('other-enterprise')
    expect(await offerOf(elite, 'YFAN-CARD-3467')).toBe('not-needed')
    const elsewhere = await scholar.call(readCard, { code: 'DEMA-CARD-3467' })
    expect(elsewhere.data.offer).toBe('switch-identity')
    expect(elsewhere.data.enterpriseUserId).toBeGreaterThan(0)
    expect((await sailor.call(readCard, { code: 'NONE-SUCH-3467' })).problem).toBe('card.unknown')
  })

  it('says nothing of who holds it', async () => {
    const { data } = await sailor0.call(readCard, { code: 'DEMR-CARD-3467' })
    expect(JSON.stringify(data)).not.toContain('周小满')
    expect(Object.keys(data)).not.toContain('receivedBy')
  })

  it('is refused with its reason: unknown, expired, used, taken, of another enterprise, not needed', async () => {
    const elite = await product.signIn('elite')
    const refused = async (person: Person, code: string) =>
      (await person.call(redeemCard, { code })).problem ?? 'done'
    expect(await refused(sailor, 'NONE-SUCH-3467')).toBe('card.unknown')
    expect(await refused(sailor, 'DEME-CARD-3467')).toBe('card.expired')
    expect(await refused(sailor, 'DEMW-CARD-3467')).toBe('card.used')
    expect(await refused(sailor0, 'DEMR-CARD-3467')).toBe('card.taken')
    expect(await refused(sailor, 'YFAN-CARD-3467')).toBe('card.otherEnterprise')
    expect((await sailor.call(receiveCard, { code: 'YFAN-CARD-3467' })).problem).toBe('card.otherEnterprise')
    expect(await refused(elite, 'YFAN-CARD-3467')).toBe('card.notNeeded')
    expect(await tierOf(sailor)).toBe('sailor')
  })

  it('put away is the holder’s, twice is once, and nobody else can use it', async () => {
    expect((await sailor0.call(receiveCard, { code: 'DEMA-CARD-3467' })).data.state).toBe('received')
    expect((await sailor0.call(receiveCard, { code: 'DEMA-CARD-3467' })).data.state).toBe('received')
    expect((await sailor.call(redeemCard, { code: 'DEMA-CARD-3467' })).problem).toBe('card.taken')
    expect(await tierOf(sailor0)).toBe('sailor')
  })

  it('used adds its days, two cards add up, and the end counts from its minute on', async () => {
    const first = await sailor0.call(redeemCard, { code: 'DEMA-CARD-3467' })
    expect(first.data).toMatchObject({ card: { state: 'used', days: 30 } })
    expect(first.data.endsAt).toBe(new Date(START.getTime() + 30 * DAY).toISOString())
    expect(await tierOf(sailor0)).toBe('scholar')
    clock.advance(10 * DAY)
    const second = await sailor0.call(redeemCard, { code: 'DEMF-CARD-3467' })
    const end = new Date(START.getTime() + 60 * DAY)
    expect(second.data.endsAt).toBe(end.toISOString())
    const again = async () => {
      const session = await product.signIn('sailor0')
      return [await tierOf(session), (await session.call(readMembership)).data.own?.endsAt]
    }
    clock.set(new Date(end.getTime() - 60_000))
    const open = await product.signIn('sailor0')
    expect(await tierOf(open)).toBe('scholar')
    expect(await again()).toEqual(['scholar', end.toISOString()])
    // The very session that was a Scholar's a minute ago.
    clock.set(end)
    expect(await tierOf(open)).toBe('sailor')
    expect(await again()).toEqual(['sailor', null])
  })

  it('is for exactly one of two people who use it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? sailor : sailor0).call(redeemCard, { code: 'DEMA-CARD-3467' }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const rights = await product.sql('select 1 from granted_rights')
    expect(rights).toHaveLength(1)
    expect(new Set(answers.flatMap(({ problem }) => problem ?? []))).toEqual(new Set(['card.used']))
  })

  it('begins where a better membership ends', async () => {
    const member = sailor.userInfo.enterpriseUserId
    const until = new Date(START.getTime() + 5 * DAY)
    await product.sql('update memberships set type_id = 3, expires_at = $2 where enterprise_user_id = $1', [
      member,
      until,
    ])
    const session = await product.signIn('sailor')
    expect(await tierOf(session)).toBe('elite')
    const { data } = await session.call(redeemCard, { code: 'DEMA-CARD-3467' })
    expect(data.endsAt).toBe(new Date(until.getTime() + 30 * DAY).toISOString())
    expect(await tierOf(session)).toBe('elite')
    clock.set(until)
    expect(await tierOf(session)).toBe('scholar')
    await product.sql('update memberships set type_id = 1, expires_at = null where enterprise_user_id = $1', [
      member,
    ])
  })

  it('expires at its minute', async () => {
    clock.set(new Date(START.getTime() + 59 * DAY))
    const session = await product.signIn('sailor')
    expect(await offerOf(session, 'DEMA-CARD-3467')).toBe('receive')
    const [row] = await product.sql<{ at: Date }>(
      `select b.expires_at as at from card_batches b join cards c on c.batch_id = b.id where c.code = 'DEMACARD3467'`,
    )
    clock.set(row?.at ?? START)
    expect(await offerOf(await product.signIn('sailor'), 'DEMA-CARD-3467')).toBe('expired')
  })
})

describe('the trial', () => {
  it('brings three days of Scholar rights, and takes them back at their minute', async () => {
    const { data } = await sailor.call(startTrial)
    const end = new Date(START.getTime() + TRIAL_DAYS * DAY)
    expect(data.endsAt).toBe(end.toISOString())
    expect(await tierOf(sailor)).toBe('scholar')
    clock.set(new Date(end.getTime() - 1000))
    expect(await tierOf(sailor)).toBe('scholar')
    clock.set(end)
    expect(await tierOf(sailor)).toBe('sailor')
    expect((await sailor.call(startTrial)).problem).toBe('trial.used')
  })

  it('is once for each phone, also for ten requests at once and for another account', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => sailor.call(startTrial)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const [row] = await product.sql<{ phone: string }>(`select phone from users where login = 'sailor'`)
    await product.sql(`update users set phone = null where login = 'sailor'`)
    await product.sql(`update users set phone = $1 where login = 'sailor0'`, [row?.phone])
    const sameNumber = await product.signIn('sailor0')
    expect((await sameNumber.call(startTrial)).problem).toBe('trial.used')
    expect((await sameNumber.call(readMembership)).data.own?.trial).toBe('used')
    await product.sql(`update users set phone = '13800000002' where login = 'sailor0'`)
    await product.sql(`update users set phone = '13800000001' where login = 'sailor'`)
  })

  it('asks for a phone first, and is not for members', async () => {
    await product.sql(`update users set phone_verified = false where login = 'sailor0'`)
    const withoutPhone = await product.signIn('sailor0')
    expect((await withoutPhone.call(startTrial)).problem).toBe('trial.needsPhone')
    await product.sql(`update users set phone_verified = true where login = 'sailor0'`)
    expect((await (await product.signIn('elite')).call(startTrial)).problem).toBe('trial.notNeeded')
  })

  it('keeps no phone number', async () => {
    await sailor.call(startTrial)
    const rows = await product.sql<{ text: string }>('select t::text as text from trials t')
    expect(JSON.stringify(rows)).not.toContain('13800000001')
  })
})

describe('a batch of cards', () => {
  it('is issued, listed with its counts, and taken back: unused cards expire, added days stay', async () => {
    const service = batches()
    const personal = await enterpriseId('personal')
    const batch = await service.issue({
      enterpriseId: personal,
      kind: 'gift',
      name: { en: 'Test', zh: '测试' },
      days: 5,
      count: 120,
      expiresAt: new Date(START.getTime() + DAY),
    })
    const issued = await service.cardsOf(batch.id)
    expect(new Set(issued.map(({ code }) => code)).size).toBe(120)
    await sailor0.call(redeemCard, { code: issued[0]?.code ?? '' })
    await sailor0.call(receiveCard, { code: issued[1]?.code ?? '' })
    const [listed] = await service.list(personal, undefined, 1)
    expect(listed).toMatchObject({ id: batch.id, total: 120, received: 2, used: 1, revokedAt: null })
    expect(await service.revoke(batch.id)).toBe(true)
    expect(await service.revoke(batch.id)).toBe(false)
    const states = (await service.cardsOf(batch.id)).map(({ state }) => state)
    expect(states.filter((state) => state === 'expired')).toHaveLength(119)
    expect(await tierOf(sailor0)).toBe('scholar')
    expect((await sailor.call(redeemCard, { code: issued[2]?.code ?? '' })).problem).toBe('card.expired')
  })
})
