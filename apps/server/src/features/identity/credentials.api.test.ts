import { hash } from 'node:crypto'
import {
  changePassword,
  checkCode,
  endSession,
  listSessions,
  register,
  sendCheckedCode,
  signOutEverywhere,
  startRobotCheck,
} from '@fairlead/contract/identity/accounts.endpoints.ts'
import {
  listDemoMessages,
  readSession,
  sendCode,
  signInWithCode,
  signInWithPassword,
} from '@fairlead/contract/identity/identity.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { openProduct, type Product } from '../../testing/product.ts'
import { hasLeadingZeros } from './robot-checks.policy.ts'

const clock = settableClock(new Date())
let product: Product
let caller = 0

beforeAll(async () => {
  product = await openProduct({ clock, started: true, environment: { TRUST_PROXY: '1' } })
})
afterAll(() => product.close())

/** Somebody else each time, so that the limits of one address do not meet. */
const from = (address = `10.1.${caller >> 8}.${caller++ & 255}`) => ({ 'x-forwarded-for': address })

const messagesTo = async (address: string) =>
  (await product.call(listDemoMessages, { to: address })).data.items.map(({ body }) => body)
const codeFor = async (address: string) => /\d{6}/.exec((await messagesTo(address))[0] ?? '')?.[0] ?? ''

const solved = async () => {
  const { checkId } = (await product.call(startRobotCheck, {}, from())).data
  const [row] = await product.sql<{ position: number }>('select position from robot_checks where id = $1', [
    checkId,
  ])
  return { checkId, position: row?.position ?? 0 }
}

const codeSentTo = async (account: string, purpose: 'register' | 'password' | 'bind') => {
  const { code } = await product.call(sendCheckedCode, { account, purpose, ...(await solved()) }, from())
  expect(code).toBe(200)
  return codeFor(account)
}

const newcomer = (account: string, code: string) =>
  ({
    account,
    code,
    password: 'Harbour26',
    passwordAgain: 'Harbour26',
    realname: '江雨',
    language: 'zh',
    agreed: 1,
  }) as const

describe('the check against robots', () => {
  const ask = (answer: object) =>
    product.call(sendCheckedCode, { account: '13900001111', purpose: 'register', ...answer }, from())

  test('a picture and its piece, and not a word of where it belongs', async () => {
    const { data } = await product.call(startRobotCheck, {}, from())
    expect(data.picture).toMatch(/^data:image\/webp;base64,/)
    expect(Object.keys(data)).not.toContain('position')
  })

  test('is asked for, answered once, in its place and in time', async () => {
    expect((await ask({})).problem).toBe('account.robotCheckFailed')
    expect((await ask({ checkId: crypto.randomUUID(), position: 100 })).problem).toBe(
      'account.robotCheckFailed',
    )
    const beside = await solved()
    expect((await ask({ ...beside, position: beside.position + 20 })).problem).toBe(
      'account.robotCheckFailed',
    )
    expect((await ask(beside)).problem).toBe('account.robotCheckFailed')
    const late = await solved()
    clock.advance(3 * 60_000 + 1)
    expect((await ask(late)).problem).toBe('account.robotCheckFailed')
    const right = await solved()
    expect((await ask(right)).code).toBe(200)
    expect((await ask(right)).problem).toBe('account.robotCheckFailed')
  })

  test('one that is answered twice at once opens once', async () => {
    const right = await solved()
    const ways = await Promise.all(
      ['13900001112', '13900001113', '13900001114'].map((account) =>
        product.call(sendCheckedCode, { account, purpose: 'register', ...right }, from()),
      ),
    )
    expect(ways.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test('who cannot see the picture lets the machine work instead', async () => {
    const { checkId, workBits } = (await product.call(startRobotCheck, {}, from())).data
    let work = 0
    while (!hasLeadingZeros(hash('sha256', `${checkId}:${work}`, 'buffer'), workBits)) work++
    clock.advance(61_000)
    expect((await ask({ checkId, work: String(work) })).code).toBe(200)
    const another = (await product.call(startRobotCheck, {}, from())).data
    clock.advance(61_000)
    expect((await ask({ checkId: another.checkId, work: 'idle' })).problem).toBe('account.robotCheckFailed')
  })
})

describe('registering', () => {
  test('by phone: signed in at once, a guest among the personal learners', async () => {
    const account = '13911110001'
    const answer = await product.call(
      register,
      newcomer(account, await codeSentTo(account, 'register')),
      from(),
    )
    expect(answer.data.userInfo).toMatchObject({
      realname: '江雨',
      tier: 'sailor',
      enterpriseName: '个人学员',
      phone: '139****0001',
      abilities: { canSpeak: true },
    })
    const again = await product.call(signInWithPassword, { account, password: 'Harbour26' }, from())
    expect(again.data.userInfo.userId).toBe(answer.data.userInfo.userId)
  })

  test('by e-mail, with an invitation into an enterprise', async () => {
    const account = 'Rain@Example.com'
    const code = await codeSentTo(account.toLowerCase(), 'register')
    const { data } = await product.call(
      register,
      { ...newcomer(account, code), invitationCode: 'yunfan-2026', language: 'en' },
      from(),
    )
    expect(data.userInfo).toMatchObject({ enterpriseName: 'Yunfan Technology', language: 'en' })
    const places = await product.sql('select 1 from enterprise_users where user_id = $1', [
      data.userInfo.userId,
    ])
    expect(places).toHaveLength(2)
  })

  test.each(['CHANGHE1', 'CHENGHAI25', 'NOSUCHCODE'])(
    'invitation %s is refused, the code kept',
    async (bad) => {
      clock.advance(61_000)
      const account = '13911110002'
      const code = await codeSentTo(account, 'register')
      const refused = await product.call(
        register,
        { ...newcomer(account, code), invitationCode: bad },
        from(),
      )
      expect([refused.problem, refused.message]).toEqual(['account.invitationInvalid', '邀请码无效或已过期'])
      const weak = { ...newcomer(account, code), password: '123456', passwordAgain: '123456' }
      expect((await product.call(register, weak, from())).problem).toBe('password.common')
      expect(await codeFor(account)).toBe(code)
    },
  )

  test('a taken address is told only to who holds its code', async () => {
    const account = '13800000006'
    const guess = await product.call(register, newcomer(account, '000000'), from())
    const unknown = await product.call(register, newcomer('13911119999', '000000'), from())
    expect(guess).toEqual(unknown)
    expect(guess.problem).toBe('account.wrongCode')
    const code = await codeSentTo(account, 'register')
    const { problem, message } = await product.call(register, newcomer(account, code), from())
    expect([problem, message]).toEqual(['account.addressTaken', '手机号或邮箱已被使用'])
  })

  test('a code works once, also when two use it at once', async () => {
    const account = '13911110003'
    const code = await codeSentTo(account, 'register')
    const both = await Promise.all([1, 2].map(() => product.call(register, newcomer(account, code), from())))
    expect(both.map(({ code: answer }) => answer).sort()).toEqual([200, 20102])
  })

  test('the last use of an invitation goes to one of two', async () => {
    await product.sql(`update enterprise_invitations set uses_left = 1 where code = 'YUNFAN2026'`)
    const ways = await Promise.all(
      ['13911110004', '13911110005'].map(async (account) => {
        const input = newcomer(account, await codeSentTo(account, 'register'))
        return product.call(register, { ...input, invitationCode: 'YUNFAN2026' }, from())
      }),
    )
    expect(ways.map(({ code }) => code).sort()).toEqual([200, 20112])
  })

  test('without the agreement, a name or a real address nothing happens', async () => {
    const input = newcomer('13911110006', '123456')
    for (const bad of [{ agreed: 0 }, { realname: '  ' }, { realname: '名'.repeat(31) }, { code: '12' }])
      expect((await product.call(register, { ...input, ...bad } as never, from())).status).toBe(400)
    expect((await product.call(register, { ...input, account: 'sailor' }, from())).problem).toBe(
      'account.sendFailed',
    )
  })
})

describe('codes', () => {
  test('of one purpose do not serve another', async () => {
    const account = '13800000004'
    const forSignIn = await (async () => {
      await product.call(sendCode, { account }, from())
      return codeFor(account)
    })()
    const misuse = await product.call(checkCode, { account, purpose: 'password', code: forSignIn }, from())
    expect(misuse.problem).toBe('account.wrongCode')
    expect((await product.call(signInWithCode, { account, code: forSignIn }, from())).code).toBe(200)
  })

  test('twenty a day to one address, from wherever', async () => {
    const account = '13911112222'
    for (let n = 0; n < 20; n++) {
      await codeSentTo(account, 'register')
      clock.advance(61_000)
    }
    const { problem } = await product.call(
      sendCheckedCode,
      { account, purpose: 'register', ...(await solved()) },
      from(),
    )
    expect(problem).toBe('account.codeTooSoon')
    clock.advance(86_400_000)
    await codeSentTo(account, 'register')
  })

  test('asking costs a known and an unknown address the same', async () => {
    const queries = async () => {
      const metrics = await product.app.http.inject('/metrics')
      return Number(
        /queries_total\{route="\/v1\/user\/account\/sendCode"\} (\d+)/.exec(metrics.body)?.[1] ?? 0,
      )
    }
    const cost = async (account: string) => {
      const before = await queries()
      expect((await product.call(sendCode, { account }, from())).code).toBe(200)
      return (await queries()) - before
    }
    expect(await cost('13955550000')).toBe(await cost('13800000009'))
  })
})

describe('a forgotten password', () => {
  const account = '13800000011'

  test('is set anew with a ticket that works once, and every session ends', async () => {
    const emma = await product.signIn('emma')
    const code = await codeSentTo(account, 'password')
    const { ticket } = (await product.call(checkCode, { account, purpose: 'password', code }, from())).data
    expect((await product.call(checkCode, { account, purpose: 'password', code }, from())).problem).toBe(
      'account.wrongCode',
    )
    const change = { account, ticket, password: 'NewTide26', passwordAgain: 'NewTide26' }
    const mistyped = { ...change, passwordAgain: 'NewTide27' }
    expect((await product.call(changePassword, mistyped, from())).problem).toBe('password.different')
    expect((await product.call(changePassword, change, from())).code).toBe(200)
    expect((await product.call(changePassword, change, from())).problem).toBe('account.ticketOver')
    expect((await emma.call(readSession)).status).toBe(401)
    const old = await product.call(signInWithPassword, { account, password: 'Sail2026' }, from())
    expect(old.problem).toBe('account.wrongPassword')
    const now = await product.call(signInWithPassword, { account, password: 'NewTide26' }, from())
    expect(now.code).toBe(200)
  })

  test('of nobody looks the same up to the end, and nobody gets a message', async () => {
    const stranger = '13955551111'
    const { code, data } = await product.call(
      sendCheckedCode,
      { account: stranger, purpose: 'password', ...(await solved()) },
      from(),
    )
    expect([code, data]).toEqual([200, { waitSeconds: 60 }])
    expect(await messagesTo(stranger)).toEqual([])
    const guess = await product.call(
      checkCode,
      { account: stranger, purpose: 'password', code: '000000' },
      from(),
    )
    expect(guess.problem).toBe('account.wrongCode')
  })

  test('a ticket runs out, and belongs to its address', async () => {
    clock.advance(61_000)
    const code = await codeSentTo(account, 'password')
    const { ticket } = (await product.call(checkCode, { account, purpose: 'password', code }, from())).data
    const change = { ticket, password: 'NewTide28', passwordAgain: 'NewTide28' }
    const other = await product.call(changePassword, { ...change, account: '13800000003' }, from())
    expect(other.problem).toBe('account.ticketOver')
    clock.advance(10 * 60_000 + 1)
    expect((await product.call(changePassword, { ...change, account }, from())).problem).toBe(
      'account.ticketOver',
    )
  })
})

describe('changing the password while signed in', () => {
  test('takes the old one and a code, and ends the other sessions', async () => {
    const here = await product.signIn('ta')
    const elsewhere = await product.signIn('ta')
    await here.call(sendCheckedCode, { purpose: 'own' })
    const phone = (await product.sql<{ phone: string }>(`select phone from users where login = 'ta'`))[0]
      ?.phone
    const code = await codeFor(phone ?? '')
    const { ticket } = (await here.call(checkCode, { purpose: 'own', code })).data
    const change = { ticket, password: 'Anchor26', passwordAgain: 'Anchor26' }
    expect((await here.call(changePassword, change)).problem).toBe('account.wrongPassword')
    expect(
      (await here.call(changePassword, { ...change, oldPassword: 'Sail2026', ticket: 'x' })).problem,
    ).toBe('account.ticketOver')
    expect((await here.call(changePassword, { ...change, oldPassword: 'Sail2026' })).code).toBe(200)
    expect((await here.call(readSession)).code).toBe(200)
    expect((await elsewhere.call(readSession)).status).toBe(401)
  })

  test('guessing the old one slows down', async () => {
    const person = await product.signIn('noaha')
    const guess = () =>
      person.call(changePassword, { oldPassword: 'guess', password: 'Anchor26', passwordAgain: 'Anchor26' })
    for (let n = 0; n < 5; n++) expect((await guess()).problem).toBe('account.wrongPassword')
    expect((await guess()).problem).toBe('account.slowedDown')
  })
})

describe('sessions', () => {
  const agents = {
    mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/143 Safari/537.36',
    phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
  }
  const signIn = async (agent: string) =>
    (
      await product.call(
        signInWithPassword,
        { account: 'elite', password: 'Sail2026' },
        { 'user-agent': agent, ...from('10.9.9.9') },
      )
    ).data.token
  const as = (token: string) => ({ token })

  test('are listed with their device, ended one by one, and all at once', async () => {
    const [mac, phone] = [await signIn(agents.mac), await signIn(agents.phone)]
    const { items } = (await product.call(listSessions, {}, as(mac))).data
    expect(items.slice(0, 2).map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
      ['Safari · iPhone', false],
      ['Chrome · macOS', true],
    ])
    const scholar = await product.signIn('scholar')
    const other = items[0]?.sessionId ?? 0
    expect((await scholar.call(endSession, { sessionId: other })).code).toBe(200)
    expect((await product.call(readSession, {}, as(phone))).status).toBe(200)
    await product.call(endSession, { sessionId: other }, as(mac))
    expect((await product.call(readSession, {}, as(phone))).status).toBe(401)
    const again = await signIn(agents.phone)
    await product.call(signOutEverywhere, {}, as(again))
    for (const token of [mac, again])
      expect((await product.call(readSession, {}, as(token))).status).toBe(401)
  })

  test('a new device is told of, a known one and the first ever are not', async () => {
    const email = (await product.sql<{ email: string }>(`select email from users where login = 'elite'`))[0]
      ?.email
    const notices = async () => (await messagesTo(email ?? '')).filter((body) => body.includes('新设备'))
    const before = await notices()
    expect(before.length).toBeGreaterThan(0)
    await signIn(agents.mac)
    expect(await notices()).toHaveLength(before.length)
    expect(before[0]).toContain('Safari · iPhone')
  })
})

describe('a thousand attempts', () => {
  const guess = (address: string, n: number) =>
    product.call(signInWithPassword, { account: 'leader', password: `guess-${n}` }, from(address))
  const problemsOf = async (tries: (n: number) => Promise<{ problem: string | undefined }>) => {
    const seen: Record<string, number> = {}
    for (let n = 0; n < 1000; n++) {
      const { problem } = await tries(n)
      seen[problem ?? 'in'] = (seen[problem ?? 'in'] ?? 0) + 1
    }
    return seen
  }

  test('from one address come to five guesses; the person elsewhere signs in as ever', async () => {
    const seen = await problemsOf((n) => guess('10.66.0.1', n))
    expect(seen['account.wrongPassword']).toBe(5)
    expect(seen.in).toBeUndefined()
    const { code } = await product.call(
      signInWithPassword,
      { account: 'leader', password: 'Sail2026' },
      from('10.66.0.2'),
    )
    expect(code).toBe(200)
  })

  test('from a thousand addresses they meet the check, which the person passes', async () => {
    clock.advance(16 * 60_000)
    const seen = await problemsOf((n) => guess(`10.67.${n >> 8}.${n & 255}`, n))
    expect(seen['account.wrongPassword']).toBe(30)
    expect(seen['account.robotCheckNeeded']).toBe(970)
    const signIn = (answer: object) =>
      product.call(
        signInWithPassword,
        { account: 'leader', password: 'Sail2026', ...answer },
        from('10.66.0.3'),
      )
    expect((await signIn({})).problem).toBe('account.robotCheckNeeded')
    const right = await solved()
    expect((await signIn({ ...right, position: String(right.position) })).code).toBe(200)
    expect((await signIn({ ...right, position: String(right.position) })).problem).toBe(
      'account.robotCheckFailed',
    )
  })
})
