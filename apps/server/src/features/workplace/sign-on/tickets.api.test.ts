import { signOnWithTicket, startSignOn } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoConnections } from '../../../demo/workplace.ts'
import { settableClock } from '../../../platform/clock/clock.ts'
import { openProduct, type Product } from '../../../testing/product.ts'
import { signQuery } from '../adapters/signed-ticket.adapter.ts'

const clock = settableClock(new Date())
let product: Product

beforeAll(async () => {
  product = await openProduct({ clock })
})
afterAll(() => product.close())

/** The link a portal opens for a person, as the lander reads it. */
const ticketFor = async (kind: 'sso' | 'zhiniao' | 'bmw_sf_learning', subject: string) => {
  const { headers } = await product.app.http.inject(`/simulator/${kind}/open?subject=${subject}`)
  const url = new URL(headers.location ?? '', 'http://localhost')
  const { tenantKey, ...ticket } = Object.fromEntries(url.searchParams)
  return { lander: url.pathname.slice(1) as Lander, tenantKey, ticket }
}

const seconds = () => Math.floor(clock.now().getTime() / 1000)
const secretOf = (kind: string) => demoConnections.find((one) => one.kind === kind)?.secret ?? ''

const signJwt = (
  change: { key?: string; iss?: string; aud?: string; iat?: number; exp?: number; jti?: string } = {},
) =>
  new SignJWT({ name: '江一凡' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(change.iss ?? 'chenghai')
    .setAudience(change.aud ?? 'fairlead-sso')
    .setSubject('CH-0028')
    .setJti(change.jti ?? crypto.randomUUID())
    .setIssuedAt(change.iat ?? seconds())
    .setExpirationTime(change.exp ?? seconds() + 300)
    .sign(new TextEncoder().encode(change.key ?? secretOf('sso')))

const come = async (ticket: string) =>
  product.call(signOnWithTicket, { lander: 'sso', tenantKey: 'chenghai', ticket: { ticket } })

describe('a ticket of the company', () => {
  test.each([
    ['sso', 'CH-0028', '江一凡', '澄海银行'],
    ['zhiniao', 'zn-hewenbin', '贺文斌', '澄海银行'],
    ['zhiniao', 'zn-jinyue', '金悦', '澄海银行'],
    ['bmw_sf_learning', 'sf-shilei', '石磊', '长河制造'],
    ['bmw_sf_learning', 'sf-yuanfei', '袁飞', '长河制造'],
  ] as const)('opens /%s for %s, once', async (kind, subject, realname, enterpriseName) => {
    const link = await ticketFor(kind, subject)
    const first = await product.call(signOnWithTicket, link)
    expect(first.data.userInfo).toMatchObject({ realname, enterpriseName })
    expect((await product.call(signOnWithTicket, link)).problem).toBe('ticket.used')
  })

  test('lets one of many in who bring it at once', async () => {
    const link = await ticketFor('zhiniao', 'zn-jinyue')
    const answers = await Promise.all(Array.from({ length: 8 }, () => product.call(signOnWithTicket, link)))
    expect(answers.map(({ problem }) => problem ?? 'in').sort()).toEqual([
      'in',
      ...Array(7).fill('ticket.used'),
    ])
  })

  test('is not asked for without one: the portal is', async () => {
    const { data } = await product.call(startSignOn, { lander: 'zhiniao' })
    expect(data.next === 'portal' && new URL(data.url).pathname).toBe('/simulator/zhiniao')
    await product.sql(`update workplace_connections set simulated = false where kind = 'bmw_sf_learning'`)
    expect((await product.call(startSignOn, { lander: 'bmw_sf_learning' })).problem).toBe('ticket.missing')
  })
})

describe('a signed token is refused', () => {
  test.each([
    ['signed with another key', { key: 'another-key-another-key-another-key-1' }, 'ticket.wrong'],
    ['of another company', { iss: 'changhe' }, 'ticket.wrong'],
    ['for another product', { aud: 'fairlead-learning' }, 'ticket.wrong'],
    ['that has expired', { iat: seconds() - 600, exp: seconds() - 60 }, 'ticket.expired'],
    [
      'that claims to live for a year',
      { iat: seconds() - 3600, exp: seconds() + 31_536_000 },
      'ticket.expired',
    ],
    ['from the future', { iat: seconds() + 600, exp: seconds() + 900 }, 'ticket.wrong'],
    ['with an id too short to be one', { jti: '1' }, 'ticket.wrong'],
  ])('%s', async (_, change, problem) => {
    expect((await come(await signJwt(change))).problem).toBe(problem)
  })

  test('without a signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { iss: 'chenghai', aud: 'fairlead-sso', sub: 'CH-0028', jti: crypto.randomUUID() }
    const unsigned = `${part({ alg: 'none' })}.${part({ ...claims, iat: seconds(), exp: seconds() + 60 })}.`
    expect((await come(unsigned)).problem).toBe('ticket.wrong')
  })

  test('with a claim changed after it was signed', async () => {
    const [head, body = '', signature] = (await signJwt()).split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
    expect((await come(`${head}.${changed}.${signature}`)).problem).toBe('ticket.wrong')
  })

  test('of a company that is not connected', async () => {
    const given = { lander: 'sso', tenantKey: 'yunfan', ticket: { ticket: await signJwt() } } as const
    expect((await product.call(signOnWithTicket, given)).problem).toBe('workplace.unknownCompany')
  })
})

describe('a signed query is refused', () => {
  const fields = () => ({
    appId: 'fairlead-zhiniao',
    userId: 'zn-hewenbin',
    timestamp: String(seconds()),
    nonce: crypto.randomUUID(),
  })
  const arrive = (ticket: Record<string, string>) =>
    product.call(signOnWithTicket, { lander: 'zhiniao', tenantKey: 'chenghai', ticket })

  test('signed for another person', async () => {
    const signed = fields()
    const sign = signQuery(signed, secretOf('zhiniao'))
    expect((await arrive({ ...signed, userId: 'zn-jinyue', sign })).problem).toBe('ticket.wrong')
  })

  test('with something added that was not signed', async () => {
    const signed = fields()
    const sign = signQuery(signed, secretOf('zhiniao'))
    expect((await arrive({ ...signed, mobile: '13800000003', sign })).problem).toBe('ticket.wrong')
  })

  test('too old, or from the future', async () => {
    for (const [age, problem] of [
      [400, 'ticket.expired'],
      [-400, 'ticket.wrong'],
    ] as const) {
      const signed = { ...fields(), timestamp: String(seconds() - age) }
      const sign = signQuery(signed, secretOf('zhiniao'))
      expect((await arrive({ ...signed, sign })).problem).toBe(problem)
    }
  })

  test('for another app, or without a signature', async () => {
    const signed = { ...fields(), appId: 'fairlead-sso' }
    const sign = signQuery(signed, secretOf('zhiniao'))
    expect((await arrive({ ...signed, sign })).problem).toBe('ticket.wrong')
    expect((await arrive(fields())).problem).toBe('ticket.missing')
  })
})
