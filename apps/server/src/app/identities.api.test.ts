import {
  findColleagues,
  findLinkIdentity,
  listIdentities,
  switchIdentity,
} from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { changeProfile } from '@fairlead/contract/identity/settings.endpoints.ts'
import { readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct, type Person, type Product } from '../testing/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const identitiesOf = async (person: Person) => (await person.call(listIdentities)).data.items

describe('identities', () => {
  it('are listed with Personal first, and tell which one is in use', async () => {
    const items = await identitiesOf(await product.signIn('scholar'))
    expect(
      items.map(({ enterpriseName, isPersonal, isCurrent }) => [enterpriseName, isPersonal, isCurrent]),
    ).toEqual([
      ['个人学员', true, false],
      ['云帆科技', false, true],
    ])
    expect(items[1]).toMatchObject({ department: '研发部', position: '产品组长' })
  })

  it('switching brings a new token, other data, and ends the old session', async () => {
    const scholar = await product.signIn('scholar', 'en')
    const [personal] = await identitiesOf(scholar)
    const { data } = await scholar.call(switchIdentity, { enterpriseUserId: personal?.enterpriseUserId ?? 0 })
    expect(data.userInfo).toMatchObject({
      enterpriseName: 'Personal',
      enterpriseUserId: personal?.enterpriseUserId,
      userId: scholar.userInfo.userId,
      studentId: 'PS260003',
    })
    expect(data.token).not.toBe(scholar.token)
    expect((await scholar.call(readSession)).status).toBe(401)
    const feed = await product.call(readFeed, {}, { token: data.token })
    const business = await (await product.signIn('scholar')).call(readFeed, {})
    const own = new Set(business.data.items.map(({ ugcId }) => ugcId))
    expect(feed.data.items.length).toBeGreaterThan(0)
    expect(feed.data.items.filter(({ ugcId }) => own.has(ugcId))).toEqual([])
  })

  it('of others, of nobody, and former ones cannot be switched to, and the session stays', async () => {
    const scholar = await product.signIn('scholar')
    const elite = await product.signIn('elite')
    const [personal] = await identitiesOf(scholar)
    await product.sql('update enterprise_users set left_at = now() where id = $1', [
      personal?.enterpriseUserId,
    ])
    for (const enterpriseUserId of [
      elite.userInfo.enterpriseUserId,
      999_999_999,
      personal?.enterpriseUserId ?? 0,
    ])
      expect((await scholar.call(switchIdentity, { enterpriseUserId })).problem).toBe('identity.unknown')
    expect((await scholar.call(readSession)).code).toBe(200)
    await product.sql('update enterprise_users set left_at = null where id = $1', [
      personal?.enterpriseUserId,
    ])
  })

  it('switched ten times at once opens one new session', async () => {
    const scholar = await product.signIn('scholar')
    const [personal] = await identitiesOf(scholar)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        scholar.call(switchIdentity, { enterpriseUserId: personal?.enterpriseUserId ?? 0 }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 401)).toHaveLength(9)
  })
})

describe('a link', () => {
  const postOf = async (enterprise: string) => {
    const [row] = await product.sql<{ id: number }>(
      `select p.id from posts p join enterprises e on e.id = p.enterprise_id
        where e.key = $1 and p.root_id is null order by p.id limit 1`,
      [enterprise],
    )
    return Number(row?.id)
  }

  it('names the other identity it belongs to, and no identity of anybody else', async () => {
    const scholar = await product.signIn('scholar')
    const identities = await identitiesOf(scholar)
    const ask = async (id: number, kind = 'post') =>
      (await scholar.call(findLinkIdentity, { kind, id })).data.enterpriseUserId
    expect(await ask(await postOf('personal'))).toBe(identities[0]?.enterpriseUserId)
    expect(await ask(await postOf('yunfan'))).toBe(0)
    expect(await ask(await postOf('changhe'))).toBe(0)
    expect(await ask(999_999_999)).toBe(0)
    expect(await ask(await postOf('personal'), 'nothing')).toBe(0)
  })
})

describe('colleagues', () => {
  const found = async (login: string, input: { name?: string; page?: number; limit?: number }) =>
    ((await (await product.signIn(login)).call(findColleagues, input)).data.items ?? []).map(
      ({ realname }) => realname,
    )

  it.each(['李晓慧', '晓慧', 'lxh', 'lixiaohui', 'xiaohui', 'Li Xiao', 'LXH'])(
    'are found by %s',
    async (name) => {
      expect(await found('elite', { name })).toContain('李晓慧')
    },
  )

  it('of other enterprises are not found', async () => {
    expect(await found('elite', { name: 'Emma' })).toEqual([])
    expect(await found('emma', { name: 'lxh' })).toEqual([])
    expect(await found('emma', { name: 'Emma' })).toEqual(['Emma Clarke'])
  })

  it('come page by page, sorted by pinyin, never more than fifty at once', async () => {
    await product.sql(
      `with people as (insert into users (realname) select '张' || n from generate_series(1, 60) n returning id)
       insert into enterprise_users (enterprise_id, user_id, student_id, position)
       select (select id from enterprises where key = 'chenghai'), id, 'T' || id, '{"en":"","zh":""}' from people`,
    )
    const all = await found('sso', { limit: 9999 })
    expect(all).toHaveLength(50)
    const second = await found('sso', { limit: 9999, page: 2 })
    expect(second.length).toBeGreaterThan(10)
    expect(all.filter((name) => second.includes(name))).toEqual([])
    expect([...all, ...second].filter((name) => !name.startsWith('张'))).toEqual([
      '贺文斌',
      '黄凯',
      '江一凡',
      '林若谷',
      '邱雅琴',
      '沈岳',
      '王可',
    ])
    expect(await found('sso', { name: 'zhang1', limit: 5 })).toHaveLength(5)
  })

  it('are found by a new name once it has changed, and not after they have left', async () => {
    const [gone] = await product.sql<{ id: number }>(`select id from users where login = 'p28'`)
    await product.sql(`update users set realname = '江大海', latin_name = '' where id = $1`, [gone?.id])
    await product.sql('update enterprise_users set indexed_name = null where user_id = $1', [gone?.id])
    expect(await found('p27', { name: 'jdh' })).toHaveLength(1)
    expect(await found('p27', { name: 'Yifan' })).toEqual([])
    await product.sql('update enterprise_users set left_at = now() where user_id = $1', [gone?.id])
    expect(await found('p27', { name: 'jdh' })).toEqual([])
  })

  it('who renames themselves is found by the new name at once, and no longer by the old one', async () => {
    const elite = await product.signIn('elite')
    expect(await found('leader', { name: 'clx' })).toEqual(['陈立行'])
    await elite.call(changeProfile, { realname: '陈大山', latinName: 'Chen Dashan', bio: '', tags: [] })
    expect(await found('leader', { name: 'cds' })).toEqual(['陈大山'])
    expect(await found('leader', { name: 'clx' })).toEqual([])
  })

  it('wildcards and backslashes find nothing by themselves', async () => {
    for (const name of ['%', '_', '\\', "'"]) expect(await found('p25', { name: `${name}x` })).toEqual([])
  })
})
