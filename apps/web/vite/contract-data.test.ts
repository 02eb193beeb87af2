import { readSession, signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { accountSchema, PASSWORD_MAX } from '@fairlead/contract/identity/identity.schema.ts'
import { postCommented } from '@fairlead/contract/posts/posts.events.ts'
import { pageInput } from '@fairlead/contract/primitives/page.ts'
import { describe, expect, it } from 'vitest'
import { browserModule } from './contract-data.ts'

const evaluate = async (exports: Record<string, unknown>): Promise<Record<string, unknown>> => ({
  ...(await import(`data:text/javascript,${encodeURIComponent(browserModule(exports))}`)),
})

describe('what the browser gets of the contract', () => {
  it('is of an endpoint where it is and how it is called', async () => {
    expect(await evaluate({ signInWithPassword, readSession })).toEqual({
      signInWithPassword: { method: 'POST', path: '/v1/login', encoding: 'form' },
      readSession: { method: 'GET', path: '/v1/user/account/session' },
    })
  })

  it('is plain data as it is', async () => {
    const data = { PASSWORD_MAX, types: { dynamic: 1, nested: [1, 'two', null] }, name: '领航', none: {} }
    expect(await evaluate(data)).toEqual(data)
  })

  it('is nothing of schemas, of what consists of them, and of functions', async () => {
    expect(await evaluate({ accountSchema, pageInput, toFlag: () => 1 })).toEqual({})
  })

  it('is what remains of an object when its schemas are gone', async () => {
    expect(await evaluate({ postCommented })).toEqual({ postCommented: { name: 'post.commented' } })
  })
})
