import {
  changeLanguage,
  listDemoMessages,
  listDemoPeople,
  readSession,
  sendCode,
  signInWithCode,
  signInWithPassword,
  signOut,
} from '@fairlead/contract/identity/identity.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { openProduct, type Product } from '../../testing/product.ts'

const clock = settableClock(new Date())
let product: Product

beforeAll(async () => {
  product = await openProduct({ clock, started: true })
})
afterAll(() => product.close())

const codeFor = async (phone: string) => {
  const { data } = await product.call(listDemoMessages, { to: phone })
  return /\d{6}/.exec(data.items[0]?.body ?? '')?.[0] ?? ''
}

describe('signing in with a password', () => {
  test('works by login, phone and e-mail', async () => {
    for (const account of [
      'scholar',
      ' SCHOLAR ',
      '138 0000 0003',
      '+8613800000003',
      'xiaohui.li@yunfan.example',
    ]) {
      const { code, data } = await product.call(signInWithPassword, { account, password: 'Sail2026' })
      expect(code).toBe(200)
      expect(data.userInfo).toMatchObject({ userName: 'scholar', realname: '李晓慧', phone: '138****0003' })
      expect(data.lrstoken).not.toBe(data.token)
    }
  })

  test('costs few round trips', async () => {
    const queries = async () => {
      const metrics = await product.app.http.inject('/metrics')
      return Number(/database_queries_total\{route="\/v1\/login"\} (\d+)/.exec(metrics.body)?.[1] ?? 0)
    }
    await product.signIn('scholar')
    const before = await queries()
    await product.signIn('scholar')
    expect((await queries()) - before).toBeLessThanOrEqual(6)
  })

  test('unknown account and wrong password get the same answer', async () => {
    const wrong = await product.call(signInWithPassword, { account: 'mentor', password: 'nope-nope' })
    const unknown = await product.call(signInWithPassword, { account: 'nobody', password: 'nope-nope' })
    expect(wrong.problem).toBe('account.wrongPassword')
    expect(unknown).toEqual(wrong)
  })

  test('guessing slows down, and the pause ends by itself', async () => {
    const guess = () => product.call(signInWithPassword, { account: 'leader', password: 'wrong' })
    for (let n = 0; n < 5; n++) expect((await guess()).problem).toBe('account.wrongPassword')
    expect((await guess()).problem).toBe('account.slowedDown')
    const rightTooSoon = await product.call(signInWithPassword, { account: 'leader', password: 'Sail2026' })
    expect(rightTooSoon.problem).toBe('account.slowedDown')
    clock.advance(61_000)
    expect((await product.signIn('leader')).userInfo.userName).toBe('leader')
  })

  test('texts come in the language asked for', async () => {
    const zh = await product.call(signInWithPassword, { account: 'x', password: 'y' }, { lang: '2' })
    const en = await product.call(signInWithPassword, { account: 'x', password: 'y' }, { lang: '1' })
    expect([zh.message, en.message]).toEqual(['账号或密码错误', 'Wrong account or password'])
  })

  test('a suspended person is told so, and an open session ends', async () => {
    const master = await product.signIn('master')
    await product.sql(`update users set suspended = true where login = 'master'`)
    await product.sql(`select pg_notify('fairlead_invalidations', 'viewers:0')`)
    const { problem } = await product.call(signInWithPassword, { account: 'master', password: 'Sail2026' })
    expect(problem).toBe('account.suspended')
    await expect.poll(async () => (await master.call(readSession)).status).toBe(401)
  })
})

describe('signing in with a code', () => {
  test('the code arrives, works once, and only within five minutes', async () => {
    const account = '13800000003'
    await product.call(sendCode, { account })
    const code = await codeFor(account)
    expect((await product.call(signInWithCode, { account, code })).data.userInfo.userName).toBe('scholar')
    expect((await product.call(signInWithCode, { account, code })).problem).toBe('account.wrongCode')
    clock.advance(61_000)
    await product.call(sendCode, { account })
    const late = await codeFor(account)
    clock.advance(5 * 60_000 + 1000)
    expect((await product.call(signInWithCode, { account, code: late })).problem).toBe('account.wrongCode')
  })

  test('one a minute', async () => {
    const account = '13800000006'
    expect((await product.call(sendCode, { account })).data).toEqual({ waitSeconds: 60 })
    expect((await product.call(sendCode, { account })).problem).toBe('account.codeTooSoon')
    clock.advance(60_000)
    expect((await product.call(sendCode, { account })).code).toBe(200)
  })

  test('five wrong tries use it up', async () => {
    const account = '13800000004'
    await product.call(sendCode, { account })
    const code = await codeFor(account)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) await product.call(signInWithCode, { account, code: wrong })
    expect((await product.call(signInWithCode, { account, code })).problem).toBe('account.wrongCode')
  })

  test('an unknown number gets the same answer and no message', async () => {
    const { code, data } = await product.call(sendCode, { account: '13911112222' })
    expect({ code, data }).toEqual({ code: 200, data: { waitSeconds: 60 } })
    expect((await product.call(listDemoMessages, { to: '13911112222' })).data.items).toEqual([])
  })
})

describe('a session', () => {
  test('says who it is, and ends when told to', async () => {
    const ta = await product.signIn('ta')
    expect((await ta.call(readSession)).data.userName).toBe('ta')
    await ta.call(signOut)
    expect(await ta.call(readSession)).toMatchObject({ status: 401, code: 401, problem: 'request.signedOut' })
  })

  test('runs out after thirty days', async () => {
    const emma = await product.signIn('emma')
    clock.advance(29 * 86_400_000)
    expect((await emma.call(readSession)).code).toBe(200)
    clock.advance(2 * 86_400_000)
    expect((await emma.call(readSession)).status).toBe(401)
  })

  test.each(['', 'nonsense', 'a'.repeat(5000), '💡'])('token %# opens nothing', async (token) => {
    const answer = await product.app.http.inject({
      url: readSession.path,
      headers: { token: encodeURIComponent(token) },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe(401)
  })

  test('the language follows the person', async () => {
    const scholar = await product.signIn('scholar')
    const { data } = await scholar.call(changeLanguage, { language: 'en' })
    expect(data).toMatchObject({
      language: 'en',
      realname: 'Li Xiaohui',
      enterpriseName: 'Yunfan Technology',
    })
    expect((await product.signIn('scholar')).userInfo.language).toBe('en')
  })

  test('tokens and passwords are not in the database', async () => {
    const { token } = await product.signIn('mentor')
    const dump = await product.sql<{ row: string }>(
      'select s::text as row from sessions s union all select u::text from users u',
    )
    const everything = dump.map(({ row }) => row).join('\n')
    expect(everything).not.toContain(token)
    expect(everything).not.toContain('Sail2026')
    expect(everything).toContain('$argon2id$')
  })
})

describe('the demo', () => {
  test('offers its people on the sign-in page', async () => {
    const { data } = await product.call(listDemoPeople, {}, { lang: '1' })
    expect(data.items).toHaveLength(13)
    expect(data.items[0]).toMatchObject({ login: 'scholar', name: 'Li Xiaohui' })
  })

  test('outside demo mode there are no people and no readable messages', async () => {
    const plain = await openProduct({ environment: { DEMO: '0' }, started: true })
    await plain.call(sendCode, { account: '13800000003' })
    expect((await plain.call(listDemoPeople)).data).toEqual({ items: [], password: '' })
    expect((await plain.call(listDemoMessages, { to: '13800000003' })).data.items).toEqual([])
    await plain.close()
  })
})
