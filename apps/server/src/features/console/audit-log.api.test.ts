import { listAdministeredEnterprises, readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import { issueCredential, revokeCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let yunfan: Person
let platform: Person
let learner: Person

beforeAll(async () => {
  product = await openProduct()
  yunfan = await product.signIn('eadmin')
  platform = await product.signIn('admin')
  learner = await product.signIn('scholar')
})
afterAll(() => product.close())

const issue = async (by: Person, label: string, enterpriseId?: number) =>
  (await by.call(issueCredential, { label, scopes: ['statements/read'], enterpriseId })).data.credential
const textsOf = async (by: Person, input = {}) =>
  (await by.call(readAuditLog, input)).data.items.map(({ text }) => text)

test('a change is told with who made it, in the language of the reader, newest first', async () => {
  const { credentialId, key } = await issue(yunfan, '报表')
  await yunfan.call(revokeCredential, { credentialId })
  const { data } = await yunfan.call(readAuditLog, { noun: 'credential' })
  expect(data.items.slice(0, 2)).toMatchObject([
    { actorName: '郑岚', action: 'credential.revoked', text: '撤销了密钥「报表」', detail: { key } },
    { actorName: '郑岚', action: 'credential.issued', enterpriseName: '云帆科技' },
  ])
  const english = await yunfan.call(readAuditLog, {}, { lang: '1' })
  expect(english.data.items[0]).toMatchObject({ actorName: 'Zheng Lan', text: 'revoked the key “报表”' })
  expect(JSON.stringify(data)).not.toMatch(/secret/i)
})

test('a change that fails leaves no entry', async () => {
  const before = await textsOf(yunfan)
  expect((await yunfan.call(revokeCredential, { credentialId: 999_999 })).problem).toBe('credential.notFound')
  expect(await textsOf(yunfan)).toEqual(before)
})

test('everyone reads the log of what they look after, and learners none', async () => {
  await issue(platform, 'of the platform')
  await issue(platform, 'for Yunfan', yunfan.userInfo.enterpriseId)
  expect(await textsOf(yunfan)).toContain('签发了密钥「for Yunfan」，权限为 statements/read')
  expect(await textsOf(yunfan)).not.toContain('签发了密钥「of the platform」，权限为 statements/read')
  expect(await textsOf(platform)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('for Yunfan'),
      expect.stringContaining('of the platform'),
    ]),
  )
  for (const enterpriseId of [platform.userInfo.enterpriseId, 999_999])
    expect((await yunfan.call(readAuditLog, { enterpriseId })).problem).toBe(
      'administration.unknownEnterprise',
    )
  for (const endpoint of [readAuditLog, listAdministeredEnterprises])
    expect((await learner.call(endpoint)).code).toBe(403)
})

test('filters and pages', async () => {
  for (let number = 0; number < 5; number += 1) await issue(yunfan, `page ${number}`)
  const actorId = yunfan.userInfo.enterpriseUserId
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { data } = await yunfan.call(readAuditLog, { limit: 2, actorId, ...(cursor ? { cursor } : {}) })
    expect(data.items.every(({ actorName }) => actorName === '郑岚')).toBe(true)
    seen.push(...data.items.map(({ auditId }) => auditId))
    cursor = data.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one))
  expect(seen.length).toBeGreaterThanOrEqual(5)
  expect(await textsOf(yunfan, { noun: 'cred%' })).toEqual([])
  expect(await textsOf(yunfan, { since: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
  expect((await yunfan.call(readAuditLog)).data).toMatchObject({ nouns: ['credential'] })
})

test('administrators of the platform look after every enterprise, others after their own', async () => {
  expect((await platform.call(listAdministeredEnterprises)).data.items).toHaveLength(4)
  expect((await yunfan.call(listAdministeredEnterprises)).data.items.map(({ name }) => name)).toEqual([
    '云帆科技',
  ])
})
