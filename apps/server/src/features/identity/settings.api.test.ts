import {
  checkCode,
  sendCheckedCode,
  startRobotCheck,
} from '@fairlead/contract/identity/accounts.endpoints.ts'
import {
  listDemoMessages,
  readSession,
  signInWithPassword,
} from '@fairlead/contract/identity/identity.endpoints.ts'
import { readGuide, readProfile, tickGuideStep } from '@fairlead/contract/identity/profile.endpoints.ts'
import {
  bindAddress,
  cancelAccount,
  changeAppearance,
  changeAvatar,
  changePrivacy,
  changeProfile,
  handOverIdentity,
  readCancellation,
  readSettings,
} from '@fairlead/contract/identity/settings.endpoints.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person
let caller = 0

beforeAll(async () => {
  product = await openProduct({ started: true, environment: { TRUST_PROXY: '1' } })
  scholar = await product.signIn('scholar')
})
afterAll(() => product.close())

const codeTo = async (person: Person, account: string) => {
  const elsewhere = { 'x-forwarded-for': `10.2.0.${caller++}` }
  const { checkId } = (await product.call(startRobotCheck, {}, elsewhere)).data
  const [row] = await product.sql<{ position: number }>('select position from robot_checks where id = $1', [
    checkId,
  ])
  const answer = { checkId, position: row?.position ?? 0 }
  await person.call(sendCheckedCode, { account, purpose: 'bind', ...answer }, elsewhere)
  const { data } = await product.call(listDemoMessages, { to: account })
  return /\d{6}/.exec(data.items[0]?.body ?? '')?.[0] ?? ''
}

describe('the profile', () => {
  test('is changed, and others see it at once', async () => {
    const change = {
      realname: '李晓慧',
      latinName: 'Hui Li',
      bio: '🌊'.repeat(200),
      tags: ['OKR', 'OKR', '复盘'],
    }
    expect((await scholar.call(changeProfile, change)).code).toBe(200)
    const mentor = await product.signIn('mentor', 'en')
    const { data } = await mentor.call(readProfile, { studentId: scholar.userInfo.studentId })
    expect(data).toMatchObject({ name: 'Hui Li', bio: change.bio, tags: ['OKR', '复盘'] })
    expect((await scholar.call(readSettings)).data).toMatchObject({ phone: '138****0003', hasPassword: true })
  })

  test.each([
    [{ bio: '字'.repeat(201) }],
    [{ tags: ['1', '2', '3', '4', '5', '6'] }],
    [{ tags: ['字'.repeat(21)] }],
    [{ realname: ' ' }],
    [{ realname: '字'.repeat(31) }],
  ])('%j is too much', async (bad) => {
    expect((await scholar.call(changeProfile, { realname: '李晓慧', ...bad })).status).toBe(400)
  })

  test('a tab that is hidden is hidden from others only', async () => {
    await scholar.call(changePrivacy, { hiddenTabs: ['posts'], messagesFrom: 'nobody' })
    expect((await scholar.call(readSettings)).data.privacy).toEqual({
      hiddenTabs: ['posts'],
      messagesFrom: 'nobody',
      searchable: 0,
    })
    const mentor = await product.signIn('mentor')
    const { data } = await mentor.call(readProfile, { studentId: scholar.userInfo.studentId })
    expect(data.hiddenTabs).toEqual(['posts'])
  })

  test('appearance and first steps follow the person', async () => {
    await scholar.call(changeAppearance, { appearance: 'dark' })
    await Promise.all([
      scholar.call(tickGuideStep, { step: 'aha', isDone: 1 }),
      scholar.call(tickGuideStep, { step: 'tiers', isDone: 1 }),
    ])
    const again = await product.signIn('scholar')
    expect(again.userInfo.appearance).toBe('dark')
    expect((await again.call(readGuide)).data.done).toEqual(['aha', 'tiers'])
    await again.call(tickGuideStep, { step: 'aha' })
    expect((await again.call(readGuide)).data.done).toEqual(['tiers'])
  })
})

describe('the avatar', () => {
  const send = async (content: Buffer, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), name)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const answer = await product.app.http.inject({
      method: 'POST',
      url: changeAvatar.path,
      headers: { token: scholar.token, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json()
  }
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#0b7285' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()

  test('is cleaned, kept, and shown', async () => {
    const { code, data } = await send(await picture(800), 'me.jpg')
    expect(code).toBe(200)
    expect(data.avatar).toMatch(/^\/files\/shared\/avatar\//)
    const shown = await product.app.http.inject(data.avatar)
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload.includes('secret place')).toBe(false)
  })

  test.each([
    ['a text', Buffer.from('not a picture'), 'me.jpg'],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 10, 1), 'me.jpg'],
  ])('%s is refused', async (_, content, name) => {
    const { code, data } = await send(content, name)
    expect(code).not.toBe(200)
    expect(data.problem).toBeDefined()
  })
})

describe('binding a phone', () => {
  test('takes the password and a code, and lets a person speak', async () => {
    const sso = await product.signIn('sso')
    expect(sso.userInfo.abilities.canSpeak).toBe(false)
    const account = '13900007777'
    const code = await codeTo(sso, account)
    const bind = { account, code, password: 'Sail2026' }
    expect((await sso.call(bindAddress, { ...bind, password: 'no' })).problem).toBe('account.wrongPassword')
    expect((await sso.call(bindAddress, { ...bind, code: '000000' })).problem).toBe('account.wrongCode')
    const { data } = await sso.call(bindAddress, bind)
    expect(data).toMatchObject({ phone: '139****7777', abilities: { canSpeak: true } })
    expect((await sso.call(bindAddress, bind)).problem).toBe('account.wrongCode')
  })

  test('that belongs to somebody else is told to who holds its code, and changes nothing', async () => {
    const noaha = await product.signIn('noaha')
    const code = await codeTo(noaha, '13800000006')
    const { problem } = await noaha.call(bindAddress, { account: '13800000006', code, password: 'Sail2026' })
    expect(problem).toBe('account.addressTaken')
    expect((await noaha.call(readSession)).data.phone).toBe(noaha.userInfo.phone)
  })
})

describe('the end of an account', () => {
  test('asks to hand over first, offers whom to, and then leaves a deleted member', async () => {
    const leader = await product.signIn('leader')
    const { items } = (await leader.call(readCancellation)).data
    expect(items.length).toBeGreaterThan(0)
    const proof = { password: 'Sail2026', confirmed: 1 } as const
    expect((await leader.call(cancelAccount, proof)).problem).toBe('account.handOverFirst')
    for (const { kind, id, candidates } of items) {
      const to = candidates[0]?.enterpriseUserId ?? 0
      const handed = await leader.call(handOverIdentity, { kind, id, enterpriseUserId: to })
      expect(handed.problem).toBeUndefined()
    }
    expect((await leader.call(readCancellation)).data.items).toEqual([])
    expect((await leader.call(cancelAccount, { ...proof, password: 'wrong' })).problem).toBe(
      'account.wrongPassword',
    )
    expect((await leader.call(cancelAccount, proof)).code).toBe(200)

    expect((await leader.call(readSession)).status).toBe(401)
    const back = await product.call(signInWithPassword, { account: 'leader', password: 'Sail2026' })
    expect(back.problem).toBe('account.wrongPassword')
    const mentor = await product.signIn('mentor')
    const gone = await mentor.call(readProfile, { studentId: leader.userInfo.studentId })
    expect(gone.problem).toBe('account.unknown')
    const everything = await product.sql<{ row: string }>(
      `select u::text as row from users u where id = $1 union all select p::text from user_profiles p where user_id = $1
       union all select m::text from outgoing_messages m where recipient = '13800000008'
       union all select e::text from enterprise_users e where user_id = $1 and left_at is null`,
      [leader.userInfo.userId],
    )
    expect(everything).toHaveLength(1)
    expect(everything[0]?.row).toContain('已注销用户')
    expect(everything[0]?.row).not.toContain('赵明月')
    const { enterpriseId, enterpriseUserId } = leader.userInfo
    const named = () =>
      product.sql(`select 1 from record_statements where enterprise_id = $1 and statement::text like $2`, [
        enterpriseId,
        `%member/${enterpriseUserId}"%`,
      ])
    await expect.poll(async () => (await named()).length).toBe(0)
  })

  test('an unknown kind, or what is not theirs, is not handed over', async () => {
    const elite = await product.signIn('elite')
    const strange = { kind: 'throne', id: 1, enterpriseUserId: elite.userInfo.enterpriseUserId }
    expect((await elite.call(handOverIdentity, strange)).problem).toBe('account.unknown')
    const foreign = await elite.call(handOverIdentity, { ...strange, kind: 'community' })
    expect(foreign.code).not.toBe(200)
  })

  test('without a password a code is asked for', async () => {
    const sailor0 = await product.signIn('sailor0')
    await product.sql(`update users set password_hash = null where login = 'sailor0'`)
    expect((await sailor0.call(cancelAccount, { confirmed: 1 })).problem).toBe('account.ticketOver')
    await sailor0.call(sendCheckedCode, { purpose: 'own' })
    const [user] = await product.sql<{ phone: string }>(`select phone from users where login = 'sailor0'`)
    const { data } = await product.call(listDemoMessages, { to: user?.phone ?? '' })
    const code = /\d{6}/.exec(data.items[0]?.body ?? '')?.[0] ?? ''
    const { ticket } = (await sailor0.call(checkCode, { purpose: 'own', code })).data
    expect((await sailor0.call(cancelAccount, { ticket, confirmed: 1 })).code).toBe(200)
  })
})
