import { readdirSync } from 'node:fs'
import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { createFeatures } from './features.ts'
import type { Platform } from './platform.ts'

const contract = new URL('../../../../packages/contract/src/', import.meta.url)

const declared = async (): Promise<Endpoint[]> => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.endpoints.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, contract).href)))
  return modules.flatMap((module) => Object.values(module) as Endpoint[])
}

/** Enough of a platform to wire the features without a database: nothing is called, only listed. */
const unplugged = {
  config: { timeZone: 'Asia/Shanghai', demo: true },
  database: {
    orm: {
      insert: () => ({ values: () => ({ onConflictDoNothing: async () => undefined }) }),
      select: () => ({ from: () => ({ where: async () => [{ value: Buffer.alloc(32) }] }) }),
    },
  },
  invalidations: { on: () => undefined },
  jobs: { define: () => undefined },
  storage: { incoming: '/nowhere' },
  events: { on: () => undefined, onMany: () => undefined },
} as unknown as Platform

test('every endpoint of the contract is mounted exactly once, and nothing else is', async () => {
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
  const mounted = (await createFeatures(unplugged)).routes.map(({ endpoint }) => nameOf(endpoint)).sort()
  expect(mounted).toEqual((await declared()).map(nameOf).sort())
})

test('every endpoint says who may call it, and the open ones are these', async () => {
  const open = (await declared()).filter(({ access }) => access !== 'required').map(({ path }) => path)
  expect(open.sort()).toEqual([
    '/v1/captchaLogin',
    '/v1/demo/messages',
    '/v1/demo/people',
    '/v1/feishuAuth',
    '/v1/login',
    '/v1/operation/community/invitation',
    '/v1/operation/theme/detail',
    '/v1/operation/upload/callback',
    '/v1/operation/upload/direct',
    '/v1/user/account/changePassword',
    '/v1/user/account/checkCode',
    '/v1/user/account/register',
    '/v1/user/account/robotCheck',
    '/v1/user/account/sendCode',
    '/v1/user/account/sendCodePro',
    '/v1/user/growUpCode/detail',
    '/v1/user/learning/articleView',
    '/v1/user/learning/lessonView',
    '/v1/user/learning/topicShareView',
    '/v1/user/learning/topicView',
    '/v1/user/member/overview',
    '/v1/workplace/finish',
    '/v1/workplace/start',
    '/v1/workplace/ticket',
  ])
})
