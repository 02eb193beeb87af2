import {
  issueCardBatch,
  listCardBatches,
  readCardBatch,
  revokeCardBatch,
} from '@fairlead/contract/console/card-batches.endpoints.ts'
import { readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'

let product: Product
let yunfan: Person
let learner: Person

beforeAll(async () => {
  product = await openProduct()
  yunfan = await product.signIn('eadmin')
  learner = await product.signIn('noaha')
})
afterAll(() => product.close())

const wanted = (parts = {}) => ({
  kind: 'benefit' as const,
  name: { en: 'Autumn', zh: '秋季学习卡' },
  days: 30,
  count: 12,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  ...parts,
})

test('a batch is issued, handed out, revoked and written down', async () => {
  const { data: batch } = await yunfan.call(issueCardBatch, wanted())
  expect(batch).toMatchObject({ total: 12, used: 0, isRevoked: false })
  const { items } = (await yunfan.call(readCardBatch, { batchId: batch.batchId })).data
  expect(new Set(items.map(({ code }) => code)).size).toBe(12)
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['available']))
  await yunfan.call(revokeCardBatch, { batchId: batch.batchId })
  await yunfan.call(revokeCardBatch, { batchId: batch.batchId })
  expect((await yunfan.call(listCardBatches)).data.items[0]).toMatchObject({ isRevoked: true })
  const texts = (await yunfan.call(readAuditLog, { noun: 'card' })).data.items.map(({ text }) => text)
  expect(texts).toEqual([
    '作废了权益卡「秋季学习卡」',
    '查看了权益卡「秋季学习卡」的卡号',
    '发行了 12 张「秋季学习卡」，每张 30 天',
  ])
})

test('nothing is issued that is over before it begins, or without end', async () => {
  const past = new Date(Date.now() - 1000).toISOString()
  expect((await yunfan.call(issueCardBatch, wanted({ expiresAt: past }))).problem).toBe('organization.past')
  for (const parts of [{ days: 0 }, { days: 367 }, { count: 5001 }, { count: 0 }])
    expect((await yunfan.call(issueCardBatch, wanted(parts))).code).toBe(400)
})

test('nobody gets at the cards of others', async () => {
  const platform = await product.signIn('admin')
  const { batchId } = (await platform.call(issueCardBatch, wanted())).data
  for (const endpoint of [readCardBatch, revokeCardBatch] as Endpoint[]) {
    expect((await yunfan.call(endpoint, { batchId })).problem).toBe('organization.notFound')
    expect((await yunfan.call(endpoint, { batchId: 999_999 })).problem).toBe('organization.notFound')
    expect((await learner.call(endpoint, { batchId })).code).toBe(403)
  }
  expect((await learner.call(listCardBatches)).code).toBe(403)
  expect((await learner.call(issueCardBatch, wanted())).code).toBe(403)
  const { enterpriseId } = platform.userInfo
  expect((await yunfan.call(listCardBatches, { enterpriseId })).problem).toBe(
    'administration.unknownEnterprise',
  )
})
