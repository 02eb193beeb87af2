import { createHash } from 'node:crypto'
import { readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { readShareCard, signForSuite } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoConnections } from '../../../demo/workplace.ts'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'
import { jsapiTicketOf } from '../simulator/simulated-suites.ts'

const here = 'https://learn.example'
let product: Product
let scholar: Person

beforeAll(async () => {
  product = await openProduct({ environment: { PUBLIC_URL: here } })
  scholar = await product.signIn('scholar')
})
afterAll(() => product.close())

const connectionOf = (kind: string) => {
  const found = demoConnections.find((one) => one.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

describe('the signature for the bridge', () => {
  const feishu = connectionOf('feishu')

  test('is the one the suite expects for that page, without its fragment', async () => {
    const url = `${here}/campus?ugcId=3`
    const { data } = await product.call(signForSuite, { tenantKey: feishu.tenantKey, url: `${url}#comments` })
    const { appId, noncestr, timestamp, signature } = data
    expect(appId).toBe(feishu.appId)
    expect(Math.abs(timestamp - Date.now())).toBeLessThan(60_000)
    const text = `jsapi_ticket=${jsapiTicketOf(feishu)}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'))
  })

  test.each(['wecom', 'dingtalk'] as const)('is made for %s as well, in seconds', async (target) => {
    const { tenantKey } = connectionOf(target)
    const { data } = await product.call(signForSuite, { tenantKey, url: `${here}/campus`, target })
    expect(String(data.timestamp)).toHaveLength(10)
    expect(data.signature).toMatch(/^[0-9a-f]{40}$/)
  })

  test('is that of one’s own company, which need not be named', async () => {
    const { data } = await scholar.call(signForSuite, { url: `${here}/campus` })
    expect(data.tenantKey).toBe(feishu.tenantKey)
  })

  test('is not made for an unknown company, for another company, or for another site', async () => {
    const unknown = await product.call(signForSuite, { tenantKey: 'nobody', url: `${here}/campus` })
    expect(unknown.problem).toBe('workplace.unknownCompany')
    const { tenantKey } = connectionOf('wecom')
    const stranger = await scholar.call(signForSuite, { tenantKey, url: `${here}/campus`, target: 'wecom' })
    expect({ ...stranger, data: null }).toEqual({ ...unknown, data: null })
    for (const url of ['https://evil.example/campus', `${here}.evil.example/`, 'javascript:alert(1)']) {
      const foreign = await scholar.call(signForSuite, { url })
      expect(foreign.problem).toBe('workplace.foreignAddress')
    }
  })
})

describe('the card of a post', () => {
  const firstPost = async (person: Person) => {
    const { data } = await person.call(readFeed, { limit: 50 })
    return data.items
  }

  test('is an interactive card that leads a colleague through the suite to the post', async () => {
    const post = (await firstPost(scholar)).find(({ isAnonymous }) => isAnonymous === 0)
    const answer = await product.app.http.inject({
      method: 'POST',
      url: '/v1/user/learning/shareCardData?type=post',
      headers: { token: scholar.token },
      payload: { ugcId: post?.ugcId },
    })
    const { card } = answer.json().data.content
    expect(card.header.title.content).toBe(`${post?.displayName}的动态`)
    const link = new URL(card.card_link.url)
    expect(link.origin + link.pathname).toBe(`${here}/feishu-app`)
    expect(link.searchParams.get('redirect')).toBe(`/campus?ugcId=${post?.ugcId}`)
    expect(link.searchParams.get('tenantKey')).toBe(connectionOf('feishu').tenantKey)
  })

  test('has the format of each suite', async () => {
    const [post] = await firstPost(scholar)
    const ugcId = String(post?.ugcId)
    const wecom = await scholar.call(readShareCard, { type: 'post', target: 'wecom', ugcId })
    expect(wecom.data.content).toMatchObject({
      msgtype: 'news',
      news: { link: expect.stringContaining(here) },
    })
    const dingtalk = await scholar.call(readShareCard, { type: 'post', target: 'dingtalk', ugcId })
    expect(dingtalk.data.content).toMatchObject({ type: 0, url: expect.stringContaining(here) })
  })

  test('does not tell who wrote anonymously', async () => {
    const [row] = await product.sql<{ id: number; realname: string }>(
      `select p.id::int, u.realname from posts p join enterprise_users m on m.id = p.author join users u on u.id = m.user_id
        where p.is_anonymous and p.root_id is null and p.deleted_at is null
          and m.enterprise_id = (select id from enterprises where key = 'yunfan') limit 1`,
    )
    const { data } = await scholar.call(readShareCard, { type: 'post', ugcId: String(row?.id) })
    const text = JSON.stringify(data.content)
    expect(text).toContain(`ugcId%3D${row?.id}`)
    expect(text).not.toContain(row?.realname)
  })

  test('is not given to those who may not see the post, nor of things that do not exist', async () => {
    const emma = await product.signIn('emma')
    const [post] = await firstPost(scholar)
    const foreign = await emma.call(readShareCard, { type: 'post', ugcId: String(post?.ugcId) })
    const unknown = await emma.call(readShareCard, { type: 'post', ugcId: '999999999' })
    expect(foreign.problem).toBe('share.notFound')
    expect(unknown).toEqual(foreign)
    expect((await scholar.call(readShareCard, { type: 'post' })).problem).toBe('share.notFound')
    expect((await scholar.call(readShareCard, { type: 'camp', activityId: '1' })).problem).toBe(
      'share.notFound',
    )
    expect((await product.call(readShareCard, { type: 'post', ugcId: '1' })).status).toBe(401)
  })
})

describe('the card of other things', () => {
  const one = async (query: string) => (await product.sql<{ id: string }>(query))[0]?.id ?? ''
  const yunfan = `(select id from enterprises where key = 'yunfan')`
  const published = (kind: string) =>
    `select code as id from resources r join resource_audiences a on a.resource_id = r.id
      where r.kind = '${kind}' and a.scope_kind = 'everyone' and r.published_version_id is not null
        and r.archived_at is null order by r.id limit 1`
  const theme = `select id::text from themes where enterprise_id = ${yunfan} and community_id is null and type = 6 limit 1`
  const community = `select id::text from communities where enterprise_id = ${yunfan} and kind = 'community' and is_public limit 1`

  test.each([
    ['lesson', 'code', published('lesson')],
    ['article', 'code', published('article')],
    ['theme', 'themeId', theme],
    ['community', 'munityId', community],
  ] as const)('%s leads to its page, and not for strangers', async (type, name, query) => {
    const id = await one(query)
    const { data, problem } = await scholar.call(readShareCard, { type, [name]: id })
    expect({ id, problem }).toEqual({ id, problem: undefined })
    const { card } = data.content as {
      card: { card_link: { url: string }; header: { title: { content: string } } }
    }
    expect(card.header.title.content).not.toBe('')
    const redirect = new URL(card.card_link.url).searchParams.get('redirect') ?? ''
    expect(new URL(redirect, here).searchParams.get(name)).toBe(id)
    expect((await scholar.call(readShareCard, { type, [name]: '999999999' })).problem).toBe('share.notFound')
  })

  test('what is kept for another enterprise has no card', async () => {
    const emma = await product.signIn('emma')
    const themeId = await one(theme)
    expect((await emma.call(readShareCard, { type: 'theme', themeId })).problem).toBe('share.notFound')
  })
})

test('outside demo mode there is no simulator, and what it answered for is dead', async () => {
  const production = await openProduct({ environment: { NODE_ENV: 'production', PUBLIC_URL: here } })
  try {
    const page = await production.app.http.inject('/simulator/feishu/client')
    expect(page.statusCode).toBe(404)
    const { tenantKey } = connectionOf('feishu')
    const { problem } = await production.call(signForSuite, { tenantKey, url: `${here}/campus` })
    expect(problem).toBe('workplace.unknownCompany')
  } finally {
    await production.close()
  }
})
