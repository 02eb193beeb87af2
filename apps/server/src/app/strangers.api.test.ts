import { readdirSync } from 'node:fs'
import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, openProduct, type Person, type Product } from '../testing/product.ts'
import { findThings, type Things, UNKNOWN_THINGS } from '../testing/strangers-things.ts'
import { walks } from '../testing/strangers-walks.ts'

const contract = new URL('../../../../packages/contract/src/', import.meta.url)
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.endpoints.ts'),
)
const endpoints = Object.entries(
  Object.assign(
    {},
    ...(await Promise.all(files.map((file) => import(new URL(file, contract).href)))),
  ) as Record<string, Endpoint>,
)

let product: Product
/** The most powerful stranger: runs another enterprise and moderates it. */
let stranger: Person
let things: Things
let secrets: string[]

beforeAll(async () => {
  product = await openProduct()
  things = await findThings(product)
  secrets = await whatOnlyChangheKnows()
  stranger = await product.signIn('eadmin')
})
afterAll(() => product.close())

/** Names and words that stand in Changhe's rows and nowhere else. */
const whatOnlyChangheKnows = async (): Promise<string[]> => {
  const rows = await product.sql<{ text: string }>(
    `select left(content, 24) as text from posts where enterprise_id = $1 and length(content) > 24
     union select u.realname from users u join enterprise_users m on m.user_id = u.id where m.enterprise_id = $1
        and not exists (select 1 from enterprise_users o where o.user_id = u.id and o.enterprise_id <> $1)
     union select name->>'zh' from communities where enterprise_id = $1
     union select name->>'zh' from themes where enterprise_id = $1`,
    [things.enterprise],
  )
  return rows.map(({ text }) => text).filter((text) => text.length > 1)
}

const told = ({ status, code, message, data }: Answer<unknown>) => ({ status, code, message, data })
const shown = (answer: Answer<unknown>) => {
  const text = JSON.stringify(told(answer))
  return secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
}

describe('a stranger', () => {
  it('has a walk through every endpoint: add yours to testing/strangers-walks.ts', () => {
    const closed = endpoints.filter(([, { access }]) => access !== 'public').map(([name]) => name)
    expect(closed.filter((name) => !(name in walks))).toEqual([])
  })

  it('could see it if it leaked', async () => {
    expect(secrets.length).toBeGreaterThan(20)
    const emma = await product.signIn('emma')
    const [, readPost] = endpoints.find(([name]) => name === 'readPost') ?? []
    if (!readPost) throw new Error('the contract has no readPost')
    expect(shown(await emma.call(readPost, { ugcId: things.post } as never))).not.toEqual([])
  })

  it.each(endpoints.filter(([name]) => walks[name] !== undefined && walks[name] !== 'names nothing'))(
    '%s answers for the things of others as for things that do not exist',
    async (name, endpoint) => {
      const walk = walks[name]
      if (!walk || walk === 'names nothing') return
      const { input, tellsApart } = typeof walk === 'function' ? { input: walk, tellsApart: false } : walk
      // A refused input would look the same for everything.
      expect(endpoint.input.safeParse(input(things)).error?.issues ?? []).toEqual([])
      const known = await stranger.call(endpoint, input(things) as never)
      expect(shown(known)).toEqual([])
      if (tellsApart) return
      const unknown = await stranger.call(endpoint, input(UNKNOWN_THINGS) as never)
      expect(told(known)).toEqual(told(unknown))
    },
  )

  it.each(endpoints.filter(([name, { method }]) => walks[name] === 'names nothing' && method === 'GET'))(
    '%s shows nothing of others by itself',
    async (_name, endpoint) => {
      expect(shown(await stranger.call(endpoint))).toEqual([])
    },
  )
})
