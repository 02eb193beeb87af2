import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'
import { smallStatement } from '../../../testing/xapi-statements.ts'
import { issuedTool, type Tool } from '../../../testing/xapi-tool.ts'
import { createDocumentsRepository } from '../documents/documents.repository.ts'
import { createDocumentService } from '../documents/documents.service.ts'
import { writeMultipart } from '../http/multipart.ts'
import type { JsonObject } from '../statement.ts'
import { createStatementsRepository } from '../statements/statements.repository.ts'
import { personOf } from '../vocabulary.ts'
import { createErasureRepository } from './erasure.repository.ts'
import { createErasureService } from './erasure.service.ts'

let product: Product
let tool: Tool
let enterpriseId: number

beforeAll(async () => {
  product = await openProduct()
  const administrator = await product.signIn('eadmin')
  enterpriseId = administrator.userInfo.enterpriseId
  tool = await issuedTool(product, administrator, ['all'])
})
afterAll(() => product.close())

const erase = (enterpriseUserId: number) => {
  const { database } = product.app
  return createErasureService(
    database,
    createErasureRepository(database),
    createStatementsRepository(database),
    createDocumentService(database, createDocumentsRepository(database)),
  ).erase({ enterpriseId, enterpriseUserId })
}

const store = async (parts: JsonObject): Promise<string> => {
  const id = randomUUID()
  const { status, text } = await tool.post('/statements', { body: smallStatement({ id, ...parts }) })
  if (status !== 200) throw new Error(text)
  return id
}
const isThere = async (statementId: string) =>
  (await tool.get('/statements', { query: { statementId } })).status === 200

const storeWithAttachment = async (actor: object, content: string): Promise<string> => {
  const sha2 = hash('sha256', content)
  const statement = smallStatement({
    actor,
    attachments: [
      {
        usageType: 'https://example.com/essay',
        display: { en: 'Essay' },
        contentType: 'text/plain',
        length: content.length,
        sha2,
      },
    ],
  })
  const { contentType, body } = writeMultipart([
    { headers: { 'Content-Type': 'application/json' }, content: JSON.stringify(statement) },
    { headers: { 'Content-Type': 'text/plain', 'X-Experience-API-Hash': sha2 }, content },
  ])
  expect((await tool.post('/statements', { body, headers: { 'content-type': contentType } })).status).toBe(
    200,
  )
  return sha2
}

test('everything that names a person goes, and nothing of anybody else', async () => {
  const [gone, kept] = [1_000_001, 1_000_002].map((enterpriseUserId) =>
    personOf({ enterpriseId, enterpriseUserId }),
  )
  const erased = [
    await store({ actor: gone }),
    await store({ actor: kept, object: { objectType: 'Agent', ...gone } }),
    await store({ actor: kept, context: { team: { objectType: 'Group', member: [gone, kept] } } }),
  ]
  const pointing = { actor: gone, object: { objectType: 'StatementRef', id: await store({ actor: kept }) } }
  erased.push(await store(pointing))
  const confirming = await store({
    actor: kept,
    object: { objectType: 'StatementRef', id: erased[0] },
  })
  const own = await store({ actor: kept })
  const shared = await storeWithAttachment(gone ?? {}, 'written together')
  await storeWithAttachment(kept ?? {}, 'written together')
  const alone = await storeWithAttachment(gone ?? {}, 'written alone')
  const state = { activityId: 'https://example.com/1', stateId: 'bookmark' }
  for (const agent of [gone, kept]) {
    await tool.put('/activities/state', { query: { ...state, agent }, body: { page: 3 } })
    await tool.put('/agents/profile', { query: { agent, profileId: 'p' }, body: { size: 'L' } })
  }

  await erase(1_000_001)

  for (const id of erased) expect(await isThere(id)).toBe(false)
  expect(await isThere(own)).toBe(true)
  expect(await isThere(confirming)).toBe(true)
  const query = { agent: gone, related_agents: true }
  expect((await tool.get('/statements', { query })).json().statements).toEqual([])
  const sums = await product.sql<{ sha2: string }>(
    'select sha2 from record_attachments where sha2 = any($1)',
    [[shared, alone]],
  )
  expect(sums).toEqual([{ sha2: shared }])
  for (const [agent, status] of [
    [gone, 404],
    [kept, 200],
  ]) {
    expect((await tool.get('/activities/state', { query: { ...state, agent } })).status).toBe(status)
    expect((await tool.get('/agents/profile', { query: { agent, profileId: 'p' } })).status).toBe(status)
  }
  const orphans = await product.sql(
    'select 1 from record_keys k where not exists (select 1 from record_statements s where s.seq = k.seq)',
  )
  expect(orphans).toEqual([])
})

test('also when there is a lot of it', async () => {
  const actor = personOf({ enterpriseId, enterpriseUserId: 1_000_003 })
  const batch = Array.from({ length: 1_200 }, () => smallStatement({ actor }))
  expect((await tool.post('/statements', { body: batch })).status).toBe(200)
  await erase(1_000_003)
  expect((await tool.get('/statements', { query: { agent: actor } })).json().statements).toEqual([])
})
