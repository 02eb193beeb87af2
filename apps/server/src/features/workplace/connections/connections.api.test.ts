import {
  listConnections,
  removeConnection,
  saveConnection,
} from '@fairlead/contract/workplace/connections.endpoints.ts'
import { startSignOn } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'

let product: Product
let admin: Person
let enterpriseId: number

beforeAll(async () => {
  product = await openProduct()
  admin = await product.signIn('admin')
  const [row] = await product.sql<{ id: number }>(`select id::int from enterprises where key = 'changhe'`)
  enterpriseId = row?.id ?? 0
})
afterAll(() => product.close())

const secret = 'a-secret-that-nobody-ever-sees-again'
const draft = () => ({
  enterpriseId,
  kind: 'feishu' as const,
  tenantKey: 'changhe-on-feishu',
  appId: 'cli_changhe',
  secret,
})

test('a connection is set up, told without its secret, used, changed and cut, and all of it is logged', async () => {
  const added = await admin.call(saveConnection, draft())
  expect(added.data).toMatchObject({
    kind: 'feishu',
    enterpriseName: '长河制造',
    simulated: false,
    enabled: true,
  })
  expect(JSON.stringify([added, await admin.call(listConnections)])).not.toContain(secret)
  const [stored] = await product.sql<{ secret: Buffer }>(
    `select secret from workplace_connections where tenant_key = 'changhe-on-feishu'`,
  )
  expect(stored?.secret.toString('utf8')).not.toContain(secret)

  const start = () => product.call(startSignOn, { lander: 'feishu', tenantKey: 'changhe-on-feishu' })
  const { data: step } = await start()
  expect(step.next === 'redirect' && new URL(step.url).host).toBe('accounts.feishu.cn')

  const { connectionId } = added.data
  const changed = await admin.call(saveConnection, {
    ...draft(),
    secret: undefined,
    connectionId,
    enabled: false,
  })
  expect(changed.data).toMatchObject({ connectionId, enabled: false })
  expect((await start()).problem).toBe('workplace.unknownCompany')
  await admin.call(removeConnection, { connectionId })
  expect((await admin.call(removeConnection, { connectionId })).problem).toBe('connection.notFound')

  const log = await product.sql<{ action: string }>(
    `select action, text, detail from audit_entries where action like 'connection.%' order by id`,
  )
  expect(log.map(({ action }) => action)).toEqual([
    'connection.added',
    'connection.changed',
    'connection.removed',
  ])
  expect(JSON.stringify(log)).not.toContain(secret)
})

test('what is incomplete, taken, or the demo’s is refused', async () => {
  const problemOf = async (change: object) =>
    (await admin.call(saveConnection, { ...draft(), ...change })).problem
  expect(await problemOf({ secret: undefined })).toBe('connection.secretMissing')
  expect(await problemOf({ kind: 'sso', secret: 'too-short' })).toBe('connection.secretMissing')
  expect(await problemOf({ kind: 'oidc' })).toBe('connection.addressMissing')
  expect(await problemOf({ tenantKey: '2ed263bf32cf1651' })).toBe('connection.taken')
  expect(await problemOf({ enterpriseId: 999_999 })).toBe('administration.unknownEnterprise')
  const clear = await admin.call(saveConnection, { ...draft(), kind: 'oidc', address: 'http://127.0.0.1/' })
  expect(clear.status).toBe(400)
  const { data } = await admin.call(listConnections)
  const demo = data.items.find(({ simulated }) => simulated)
  expect(await problemOf({ connectionId: demo?.connectionId, tenantKey: 'mine' })).toBe(
    'connection.simulated',
  )
})

test('nobody but the platform’s administrators comes near', async () => {
  for (const login of ['eadmin', 'scholar']) {
    const person = await product.signIn(login)
    const answers = await Promise.all([
      person.call(listConnections),
      person.call(saveConnection, draft()),
      person.call(removeConnection, { connectionId: 1 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  }
})
