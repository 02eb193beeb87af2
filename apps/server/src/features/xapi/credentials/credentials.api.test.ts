import { randomUUID } from 'node:crypto'
import { signInWithPassword, signOut } from '@fairlead/contract/identity/identity.endpoints.ts'
import { issueCredential, listCredentials, revokeCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'
import { smallStatement } from '../../../testing/xapi-statements.ts'
import { basic, createTool, issuedTool, type Tool } from '../../../testing/xapi-tool.ts'
import { personOf } from '../vocabulary.ts'

let product: Product
let administrator: Person
let stranger: Person

beforeAll(async () => {
  product = await openProduct({ environment: { XAPI_KEY: 'configured', XAPI_SECRET: 'a long secret' } })
  administrator = await product.signIn('eadmin')
  stranger = await product.signIn('admin')
})
afterAll(() => product.close())

const version = { 'x-experience-api-version': '2.0.0' }
const agent = { mbox: 'mailto:lin@example.com' }
const activityId = 'https://example.com/lessons/7'
const state = { activityId, agent, stateId: 'a' }
const profile = { activityId, profileId: 'a' }
const agentProfile = { agent, profileId: 'a' }

/** Every resource with every method, and which scopes open it. */
const calls: [string, (tool: Tool) => Promise<{ status: number }>, Scope[]][] = [
  ['GET /statements', (tool) => tool.get('/statements'), ['statements/read', 'statements/read/mine']],
  ['HEAD /statements', (tool) => tool.head('/statements'), ['statements/read', 'statements/read/mine']],
  ['POST /statements', (tool) => tool.post('/statements', { body: smallStatement() }), ['statements/write']],
  [
    'PUT /statements',
    (tool) => tool.put('/statements', { query: { statementId: randomUUID() }, body: smallStatement() }),
    ['statements/write'],
  ],
  [
    'GET /activities',
    (tool) => tool.get('/activities', { query: { activityId } }),
    ['statements/read', 'statements/read/mine', 'state', 'profile'],
  ],
  ['GET /agents', (tool) => tool.get('/agents', { query: { agent } }), ['statements/read', 'profile']],
  ['POST /activities/state', (tool) => tool.post('/activities/state', { query: state, body: {} }), ['state']],
  [
    'PUT /activities/state',
    (tool) => tool.put('/activities/state', { query: state, body: {}, headers: { 'if-match': '*' } }),
    ['state'],
  ],
  ['GET /activities/state', (tool) => tool.get('/activities/state', { query: state }), ['state']],
  ['DELETE /activities/state', (tool) => tool.delete('/activities/state', { query: state }), ['state']],
  ...(
    [
      ['/activities/profile', profile],
      ['/agents/profile', agentProfile],
    ] as const
  ).flatMap(([path, query]): typeof calls => [
    [`POST ${path}`, (tool) => tool.post(path, { query, body: {} }), ['profile']],
    [`PUT ${path}`, (tool) => tool.put(path, { query, body: {}, headers: { 'if-match': '*' } }), ['profile']],
    [`GET ${path}`, (tool) => tool.get(path, { query }), ['profile']],
    [`DELETE ${path}`, (tool) => tool.delete(path, { query }), ['profile']],
  ]),
]

const scopes: Scope[] = [
  'statements/write',
  'statements/read/mine',
  'statements/read',
  'state',
  'profile',
  'all',
]

describe.each(scopes)('scope %s', (scope) => {
  test('opens what it names, and nothing else', async () => {
    const tool = await issuedTool(product, administrator, [scope])
    for (const [name, call, opening] of calls) {
      const { status } = await call(tool)
      const isOpen = scope === 'all' || opening.includes(scope)
      expect([name, status < 300 ? 'open' : status]).toEqual([name, isOpen ? 'open' : 403])
    }
  })
})

describe('credentials that are none', () => {
  test.each([
    ['nothing', undefined],
    ['a wrong secret', basic('configured', 'another secret')],
    ['an empty secret', basic('configured', '')],
    ['an unknown key', basic('RobCIsNot', 'AUserOnThisLRS')],
    ['no colon', `Basic ${Buffer.from('configured').toString('base64')}`],
    ['a malformed header', `Basic:${Buffer.from('configured:a long secret').toString('base64')}`],
    ['another scheme', 'Digest username="configured"'],
    ['a token nobody has', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['an empty token', 'Bearer '],
    ['a key with a NUL', basic('configured\0', 'a long secret')],
  ])('%s opens nothing', async (_, authorization) => {
    const tool = createTool(product, { ...version, authorization })
    for (const [name, call] of calls) expect([name, (await call(tool)).status]).toEqual([name, 401])
    const refused = await tool.get('/statements')
    expect(refused.headers['www-authenticate']).toMatch(/^Basic /)
    expect(refused.headers['x-experience-api-version']).toBe('2.0.0')
  })

  test('a revoked one is closed at once', async () => {
    const tool = await issuedTool(product, administrator, ['all'])
    expect((await tool.get('/statements')).status).toBe(200)
    const { data } = await administrator.call(revokeCredential, { credentialId: tool.credentialId })
    expect(data.revokedAt).not.toBeNull()
    for (const [name, call] of calls) expect([name, (await call(tool)).status]).toEqual([name, 401])
    const again = await administrator.call(revokeCredential, { credentialId: tool.credentialId })
    expect(again.problem).toBe('credential.notFound')
  })
})

describe('one store per enterprise', () => {
  test('nobody sees, voids or meets what another enterprise has', async () => {
    const ours = await issuedTool(product, administrator, ['all'])
    const theirs = await issuedTool(product, stranger, ['all'])
    const id = randomUUID()
    const verb = { id: `https://example.com/verbs/${id}` }
    const definition = { name: { en: 'Ours' } }
    const activity = `https://example.com/${id}`
    const body = smallStatement({ id, verb, object: { id: activity, definition } })
    expect((await ours.post('/statements', { body })).status).toBe(200)
    await ours.put('/activities/state', { query: { ...state, activityId: activity }, body: { n: 1 } })

    expect((await theirs.get('/statements', { query: { statementId: id } })).status).toBe(404)
    expect((await theirs.get('/statements', { query: { verb: verb.id } })).json().statements).toEqual([])
    const listed = (await theirs.get('/statements')).json().statements as { id: string }[]
    expect(listed.map((one) => one.id)).not.toContain(id)
    expect((await theirs.get('/activities', { query: { activityId: activity } })).json()).not.toHaveProperty(
      'definition',
    )
    const place = { ...state, activityId: activity }
    expect((await theirs.get('/activities/state', { query: place })).status).toBe(404)
    await theirs.delete('/activities/state', { query: place })
    expect((await ours.get('/activities/state', { query: place })).status).toBe(200)

    const voiding = smallStatement({
      verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
      object: { objectType: 'StatementRef', id },
    })
    expect((await theirs.post('/statements', { body: voiding })).status).toBe(200)
    expect((await ours.get('/statements', { query: { statementId: id } })).status).toBe(200)
    const sameId = smallStatement({ id, verb: { id: 'https://example.com/other' } })
    expect((await theirs.post('/statements', { body: sameId })).status).toBe(200)
    expect((await ours.get('/statements', { query: { statementId: id } })).json()).toMatchObject({ verb })

    const page = (await ours.get('/statements', { query: { verb: verb.id, limit: 1 } })).json()
    expect(page.statements).toHaveLength(1)
    await ours.post('/statements', { body: smallStatement({ verb }) })
    const { more } = (await ours.get('/statements', { query: { verb: verb.id, limit: 1 } })).json() as {
      more: string
    }
    const stolen = await theirs.get(more.replace('/xapi', ''))
    expect(stolen.json()).toMatchObject({ statements: [] })
  })

  test('read/mine reads what it wrote itself', async () => {
    const writer = await issuedTool(product, administrator, ['statements/write', 'statements/read/mine'])
    const other = await issuedTool(product, administrator, ['all'])
    const [own, foreign] = [randomUUID(), randomUUID()]
    await writer.post('/statements', { body: smallStatement({ id: own }) })
    await other.post('/statements', { body: smallStatement({ id: foreign }) })
    expect((await writer.get('/statements')).json().statements).toMatchObject([{ id: own }])
    const { mbox } = agent
    const asked = { query: { agent: { mbox } } }
    expect((await writer.get('/statements', asked)).json().statements).toMatchObject([{ id: own }])
    expect((await writer.get('/statements', { query: { statementId: foreign } })).status).toBe(404)
    expect((await writer.get('/statements', { query: { statementId: own } })).json().authority).toMatchObject(
      {
        account: { name: writer.key },
      },
    )
    expect((await other.get('/statements', { query: { statementId: own } })).status).toBe(200)
  })
})

describe('managing credentials', () => {
  test('is for administrators of the enterprise', async () => {
    for (const login of ['scholar', 'mentor', 'ta', 'sailor']) {
      const person = await product.signIn(login)
      const input = { label: 'x', scopes: ['all' as const] }
      expect((await person.call(issueCredential, input)).status).toBe(403)
      expect((await person.call(listCredentials)).status).toBe(403)
      expect((await person.call(revokeCredential, { credentialId: 1 })).status).toBe(403)
    }
    expect((await product.call(listCredentials)).status).toBe(401)
  })

  test('shows no secrets, and only the own enterprise’s', async () => {
    const { data } = await administrator.call(issueCredential, {
      label: '  课程平台 ',
      scopes: ['state', 'state'],
    })
    expect(data.credential).toMatchObject({ label: '课程平台', scopes: ['state'], revokedAt: null })
    const { data: listed, ...rest } = await administrator.call(listCredentials)
    expect(listed.items[0]).toEqual(data.credential)
    expect(JSON.stringify({ listed, rest })).not.toContain(data.secret)
    expect(JSON.stringify(await stranger.call(listCredentials))).not.toContain(data.credential.key)
    const { credentialId } = data.credential
    expect((await stranger.call(revokeCredential, { credentialId })).problem).toBe('credential.notFound')
    const [row] = await product.sql<{ n: number }>(
      `select count(*)::int as n from record_credentials where secret_hash = $1::bytea`,
      [Buffer.from(data.secret)],
    )
    expect(row?.n).toBe(0)
  })

  test.each([
    [{ label: '', scopes: ['all'] }],
    [{ label: 'x', scopes: [] }],
    [{ label: 'x', scopes: ['everything'] }],
  ])('%j is refused', async (input) => {
    expect((await administrator.call(issueCredential, input as never)).status).toBe(400)
  })

  test('the configured one is there at start, in the default enterprise', async () => {
    const tool = createTool(product, { ...version, authorization: basic('configured', 'a long secret') })
    expect((await tool.post('/statements', { body: smallStatement() })).status).toBe(200)
    const { data } = await stranger.call(listCredentials)
    expect(data.items.find(({ key }) => key === 'configured')).toMatchObject({ scopes: ['all'] })
  })
})

describe('the lrstoken of a session', () => {
  const signIn = async (login: string) =>
    (await product.call(signInWithPassword, { account: login, password: demoPassword })).data
  const toolOf = (lrstoken: string) =>
    createTool(product, { ...version, authorization: basic('anything', lrstoken) })

  test('stores and reads statements of its own person, and nothing more', async () => {
    const { lrstoken, userInfo } = await signIn('scholar')
    const tool = toolOf(lrstoken)
    const actor = personOf(userInfo)
    const id = randomUUID()
    expect((await tool.post('/statements', { body: smallStatement({ id, actor }) })).json()).toEqual([id])
    expect((await tool.get('/statements')).json().statements).toMatchObject([{ id, actor, authority: actor }])
    for (const other of [
      agent,
      personOf({ ...userInfo, enterpriseUserId: userInfo.enterpriseUserId + 1 }),
      { ...actor, objectType: 'Group' },
    ])
      expect((await tool.post('/statements', { body: smallStatement({ actor: other }) })).status).toBe(403)
    const voiding = {
      actor,
      verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
      object: { objectType: 'StatementRef', id },
    }
    expect((await tool.post('/statements', { body: voiding })).status).toBe(403)
    for (const [name, call, opening] of calls)
      if (!opening.includes('statements/read/mine') && !name.includes('/statements'))
        expect([name, (await call(tool)).status]).toEqual([name, 403])
    const bearer = createTool(product, { ...version, authorization: `Bearer ${lrstoken}` })
    expect((await bearer.get('/statements')).json().statements).toMatchObject([{ id }])
  })

  test('does not decide what an activity is', async () => {
    const { lrstoken, userInfo } = await signIn('scholar')
    const activity = `https://example.com/${randomUUID()}`
    const object = { id: activity, definition: { name: { zh: '改了名' } } }
    await toolOf(lrstoken).post('/statements', {
      body: smallStatement({ actor: personOf(userInfo), object }),
    })
    const { text } = await toolOf(lrstoken).get('/activities', { query: { activityId: activity } })
    expect(text).not.toContain('改了名')
  })

  test('does not see what others stored about its person', async () => {
    const { lrstoken, userInfo } = await signIn('mentor')
    const other = await issuedTool(product, administrator, ['all'])
    await other.post('/statements', { body: smallStatement({ actor: personOf(userInfo) }) })
    expect((await toolOf(lrstoken).get('/statements')).json().statements).toEqual([])
  })

  test('ends with its session; the token of the session itself opens nothing', async () => {
    const { lrstoken, token } = await signIn('scholar')
    expect((await toolOf(token).get('/statements')).status).toBe(401)
    expect((await toolOf(lrstoken).get('/statements')).status).toBe(200)
    await product.call(signOut, {}, { token })
    expect((await toolOf(lrstoken).get('/statements')).status).toBe(401)
  })
})
