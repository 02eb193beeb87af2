import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { finishSignOn, startSignOn } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../../../platform/clock/clock.ts'
import { openProduct, type Product } from '../../../testing/product.ts'
import { beginSignOn, signOnAs } from '../../../testing/sign-on.ts'

const clock = settableClock(new Date())
let product: Product

beforeAll(async () => {
  product = await openProduct({ clock })
})
afterAll(() => product.close())

const peopleNamed = (name: string) => product.sql('select * from users where realname = $1', [name])

describe('a colleague with an account', () => {
  test.each<[Lander, boolean, string, string, string]>([
    ['feishu', false, 'on_scholar', '李晓慧', '云帆科技'],
    ['feishu-app', true, 'on_scholar', '李晓慧', '云帆科技'],
    ['workWechat', true, 'GuJianping', '顾建平', '长河制造'],
    ['dingTalk', true, 'dt-qiuyaqin', '邱雅琴', '澄海银行'],
    ['dingTalk', false, 'dt-qiuyaqin', '邱雅琴', '澄海银行'],
    ['dingTalkThird', true, 'dtt-jiangyifan', '江一凡', '澄海银行'],
    ['dingTalkThird', false, 'dtt-jiangyifan', '江一凡', '澄海银行'],
    ['sso', false, 'a4c1-huangkai', '黄凯', '澄海银行'],
  ])('comes in by /%s (in the client: %s)', async (lander, inClient, subject, realname, enterpriseName) => {
    const { code, data } = await signOnAs(product, lander, subject, { inClient })
    expect(code).toBe(200)
    expect(data.userInfo).toMatchObject({ realname, enterpriseName })
    const again = await product.call(startSignOn, { lander }, { token: data.token })
    expect(again.data).toEqual({ next: 'arrived' })
  })
})

describe('who comes the first time', () => {
  test('gets an account of single sign-on, with the phone that the directory has checked', async () => {
    const { data } = await signOnAs(product, 'feishu-app', 'on_xiayu', { inClient: true })
    expect(data.userInfo).toMatchObject({
      realname: '夏予',
      sso: 2,
      phone: '138****0041',
      position: '门店店长',
      enterpriseName: '云帆科技',
      tier: 'sailor',
    })
    expect(data.userInfo.abilities.canSpeak).toBe(true)
    const second = await signOnAs(product, 'feishu', 'on_xiayu')
    expect(second.data.userInfo.userId).toBe(data.userInfo.userId)
    expect(await peopleNamed('夏予')).toHaveLength(1)
  })

  test('may look on without a phone', async () => {
    const { data } = await signOnAs(product, 'workWechat', 'HanBing')
    expect(data.userInfo).toMatchObject({ sso: 2, phone: '' })
    expect(data.userInfo.abilities.canSpeak).toBe(false)
  })

  test('twenty at once are one person', async () => {
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => beginSignOn(product, 'dingTalk', 'dt-zhuowen', { inClient: true })),
    )
    const answers = await Promise.all(begun.map((one) => product.call(finishSignOn, one)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ data }) => data.userInfo.userId)).size).toBe(1)
    expect(await peopleNamed('卓文')).toHaveLength(1)
    const members = await product.sql(
      `select 1 from enterprise_users m join users u on u.id = m.user_id where u.realname = '卓文'`,
    )
    expect(members).toHaveLength(1)
  })

  test('is the person who has that phone, when the directory has checked it', async () => {
    const [known] = await product.sql<{ id: number }>(`select id::int from users where login = 'sailor0'`)
    const { data } = await signOnAs(product, 'feishu', 'on_heyuan')
    expect(data.userInfo).toMatchObject({ userId: known?.id, enterpriseName: '云帆科技' })
  })
})

describe('a phone proves nothing', () => {
  test('when the directory has not checked it', async () => {
    await product.sql(`update workplace_connections set trusts_phones = false where kind = 'oidc'`)
    await product.sql(`update users set phone = '13800000045' where login = 'sailor'`)
    const { data } = await signOnAs(product, 'sso', 'a4c1-anran')
    expect(data.userInfo).toMatchObject({ realname: '安然', sso: 2, phone: '' })
  })

  test('when nobody here has checked it', async () => {
    await product.sql(`update users set phone = '13800000044', phone_verified = false where login = 'sailor'`)
    const { data } = await signOnAs(product, 'dingTalkThird', 'dtt-caiqing')
    expect(data.userInfo).toMatchObject({ realname: '蔡晴', phone: '' })
  })

  test('when its account already answers to somebody else of that directory', async () => {
    await product.sql(`update users set phone = '13800000099' where login = 'scholar'`)
    await product.sql(`update users set phone = '13800000003', phone_verified = true where login = 'elite'`)
    const connection = `(select id from workplace_connections where kind = 'feishu')`
    await product.sql(
      `delete from workplace_identities where connection_id = ${connection} and subject = 'on_scholar'`,
    )
    const { data } = await signOnAs(product, 'feishu', 'on_scholar')
    const [elite] = await product.sql<{ id: number }>(`select id::int from users where login = 'elite'`)
    expect(data.userInfo.userId).not.toBe(elite?.id)
    expect(data.userInfo.phone).toBe('')
  })
})

describe('nobody comes in', () => {
  test.each<[Lander, boolean, string]>([
    ['feishu', false, 'on_lvbo'],
    ['workWechat', false, 'BaiSong'],
    ['dingTalk', true, 'dt-panlei'],
  ])('who is suspended in the directory: /%s', async (lander, inClient, subject) => {
    const { problem } = await signOnAs(product, lander, subject, { inClient })
    expect(problem).toBe('workplace.inactive')
  })

  test('who has been shut out meanwhile, and what they had open ends', async () => {
    const { data } = await signOnAs(product, 'feishu', 'on_elite')
    const stillOpen = () => product.call(readSession, {}, { token: data.token })
    expect((await stillOpen()).code).toBe(200)
    // As if the directory had given this person's id to the suspended colleague it lists.
    await product.sql(`update workplace_identities set subject = 'on_lvbo' where subject = 'on_elite'`)
    expect((await signOnAs(product, 'feishu', 'on_lvbo')).problem).toBe('workplace.inactive')
    expect((await stillOpen()).code).toBe(401)
    await product.sql(`update workplace_identities set subject = 'on_elite' where subject = 'on_lvbo'`)
  })

  test('whom the provider refuses', async () => {
    const begun = await beginSignOn(product, 'sso', 'a4c1-moyun')
    expect(begun.answer.error).toBe('access_denied')
    expect((await product.call(finishSignOn, begun)).problem).toBe('workplace.refused')
  })

  test('who is suspended here, or has left the company', async () => {
    await product.sql(`update users set suspended = true where login = 'p24'`)
    expect((await signOnAs(product, 'workWechat', 'GuJianping')).problem).toBe('account.suspended')
    await product.sql(`update users set suspended = false where login = 'p24'`)
    await product.sql(
      `update enterprise_users set left_at = now() where user_id = (select id from users where login = 'p24')`,
    )
    expect((await signOnAs(product, 'workWechat', 'GuJianping')).problem).toBe('account.suspended')
  })

  test('from a company that is not connected', async () => {
    const { problem } = await product.call(startSignOn, { lander: 'feishu', tenantKey: 'nobody' })
    expect(problem).toBe('workplace.unknownCompany')
    await product.sql(`update workplace_connections set enabled = false where kind = 'wecom'`)
    expect((await product.call(startSignOn, { lander: 'workWechat' })).problem).toBe(
      'workplace.unknownCompany',
    )
    await product.sql(`update workplace_connections set enabled = true where kind = 'wecom'`)
  })

  test('with a code that was made up, or of somebody else’s app', async () => {
    const begun = await beginSignOn(product, 'feishu', 'on_elite')
    const madeUp = await product.call(finishSignOn, { ...begun, answer: { code: 'made-up' } })
    expect(madeUp.problem).toBe('workplace.refused')
    const other = await beginSignOn(product, 'dingTalk', 'dt-qiuyaqin', { inClient: true })
    const own = await beginSignOn(product, 'feishu', 'on_elite')
    expect((await product.call(finishSignOn, { ...own, answer: other.answer })).problem).toBe(
      'workplace.refused',
    )
  })

  test('with a code that was used before', async () => {
    const first = await beginSignOn(product, 'feishu', 'on_elite')
    expect((await product.call(finishSignOn, first)).code).toBe(200)
    const second = await beginSignOn(product, 'feishu', 'on_elite')
    const replayed = await product.call(finishSignOn, { ...second, answer: first.answer })
    expect(replayed.problem).toBe('workplace.refused')
  })

  test('with a state that was used, made up, or is too old', async () => {
    const used = await beginSignOn(product, 'feishu', 'on_elite')
    await product.call(finishSignOn, used)
    expect((await product.call(finishSignOn, used)).problem).toBe('workplace.signOnExpired')
    const begun = await beginSignOn(product, 'feishu', 'on_elite')
    const madeUp = await product.call(finishSignOn, { ...begun, state: 'made-up' })
    expect(madeUp.problem).toBe('workplace.signOnExpired')
    clock.advance(11 * 60_000)
    expect((await product.call(finishSignOn, begun)).problem).toBe('workplace.signOnExpired')
    clock.advance(-11 * 60_000)
  })

  test('by a link that another browser began: the attacker’s account does not open for the victim', async () => {
    const attacker = await beginSignOn(product, 'sso', 'a4c1-huangkai')
    const victim = await beginSignOn(product, 'sso', 'a4c1-anran')
    const swapped = await product.call(finishSignOn, { ...attacker, browserKey: victim.browserKey })
    expect(swapped.problem).toBe('workplace.signOnExpired')
    expect((await product.call(finishSignOn, attacker)).code).toBe(200)
  })

  test('with a token that was made for another sign-on: nonce and verifier belong to the state', async () => {
    const one = await beginSignOn(product, 'sso', 'a4c1-huangkai')
    const other = await beginSignOn(product, 'sso', 'a4c1-huangkai')
    const mixed = await product.call(finishSignOn, { ...one, answer: { ...other.answer, state: one.state } })
    expect(mixed.problem).toBe('workplace.refused')
  })

  test('twice by one sign-on, however fast', async () => {
    const begun = await beginSignOn(product, 'feishu', 'on_elite')
    const answers = await Promise.all([1, 2, 3].map(() => product.call(finishSignOn, begun)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

test('the other side sends nobody to an address that is not ours', async () => {
  const { data } = await product.call(startSignOn, { lander: 'feishu' })
  const page = new URL(data.next === 'redirect' ? data.url : '')
  page.searchParams.set('redirect_uri', 'https://evil.example/feishu')
  page.searchParams.set('subject', 'on_elite')
  const { statusCode, headers } = await product.app.http.inject(`/simulator/feishu/choose${page.search}`)
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 200, location: undefined })
})

test('a company is asked for when several are connected, and told apart by its key', async () => {
  await product.sql(
    `insert into workplace_connections (enterprise_id, kind, tenant_key, app_id, secret, simulated)
       select enterprise_id, kind, 'another', app_id, secret, simulated from workplace_connections where kind = 'feishu'`,
  )
  const { data } = await product.call(startSignOn, { lander: 'feishu' })
  expect(data).toEqual({ next: 'askCompany' })
  const named = await product.call(startSignOn, { lander: 'feishu', tenantKey: '2ed263bf32cf1651' })
  expect(named.data.next).toBe('redirect')
  // A person of the first tenant is a stranger to the second, although the app is the same.
  const stranger = await signOnAs(product, 'feishu', 'on_elite', { tenantKey: 'another' })
  expect(stranger.problem).toBe('workplace.inactive')
})
