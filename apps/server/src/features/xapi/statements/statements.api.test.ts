import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'
import { fullStatement, smallStatement } from '../../../testing/xapi-statements.ts'
import { type Answered, issuedTool, type Tool } from '../../../testing/xapi-tool.ts'
import type { JsonObject, StoredStatement } from '../statement.ts'

let product: Product
let tool: Tool

beforeAll(async () => {
  product = await openProduct()
  tool = await issuedTool(product, await product.signIn('eadmin'), ['all'])
})
afterAll(() => product.close())

const versions = ['1.0.3', '2.0.0'] as const
const ofVersion = (version: string) => tool.with({ 'x-experience-api-version': version })
const iri = (name: string) => `https://example.com/${name}/${randomUUID()}`
const someone = () => ({ mbox: `mailto:${randomUUID()}@example.com` })
const VOIDED = { id: 'http://adlnet.gov/expapi/verbs/voided' }

const post = async (body: unknown): Promise<string[]> => {
  const answer = await tool.post('/statements', { body })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json() as unknown as string[]
}
const store = async (parts: JsonObject = {}): Promise<string> => (await post(smallStatement(parts)))[0] ?? ''
const read = async (statementId: string, query: object = {}): Promise<StoredStatement> => {
  const answer = await tool.get('/statements', { query: { statementId, ...query } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json() as unknown as StoredStatement
}
const statementsIn = (answer: Answered): StoredStatement[] => {
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json().statements as StoredStatement[]
}
const list = async (query: Record<string, unknown>): Promise<string[]> =>
  statementsIn(await tool.get('/statements', { query })).map(({ id }) => id)
const countIn = async (id: string): Promise<number> =>
  (await product.sql('select 1 from record_statements where id = $1', [id])).length

describe.each(versions)('storing in %s', (version) => {
  test('POST answers the ids in order, of one and of many', async () => {
    const own = ofVersion(version)
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const batch = ids.map((id, n) => smallStatement({ id, object: { id: iri(`n${n}`) } }))
    expect((await own.post('/statements', { body: batch })).json()).toEqual(ids)
    const [made] = (await own.post('/statements', { body: smallStatement() })).json() as unknown as string[]
    expect(made).toMatch(/^[\da-f-]{36}$/)
    expect((await own.post('/statements', { body: [] })).json()).toEqual([])
  })

  test('PUT answers nothing and takes the id of the parameter', async () => {
    const own = ofVersion(version)
    const statementId = randomUUID()
    const put = await own.put('/statements', { query: { statementId }, body: smallStatement() })
    expect([put.status, put.text]).toEqual([204, ''])
    expect((await read(statementId)).id).toBe(statementId)
    const query = { statementId: randomUUID() }
    const otherId = smallStatement({ id: randomUUID() })
    expect((await own.put('/statements', { query, body: otherId })).status).toBe(400)
    expect((await own.put('/statements', { query, body: [smallStatement()] })).status).toBe(400)
    expect((await own.put('/statements', { body: smallStatement() })).status).toBe(400)
    expect(
      (await own.put('/statements', { query: { statementId: 'x' }, body: smallStatement() })).status,
    ).toBe(400)
    expect((await own.post('/statements', { query, body: smallStatement() })).status).toBe(400)
  })

  test('what the store sets is set, whatever was sent', async () => {
    const own = ofVersion(version)
    const before = Date.now() - 1
    const sent = smallStatement({
      stored: '2011-07-15T00:00:00.000Z',
      authority: { mbox: 'mailto:boss@example.com' },
    })
    const [id = ''] = (await own.post('/statements', { body: sent })).json() as unknown as string[]
    const statement = await read(id)
    expect(Date.parse(statement.stored)).toBeGreaterThan(before - 1_000)
    expect(statement.timestamp).toBe(statement.stored)
    expect(statement.authority).toMatchObject({ account: { name: expect.any(String) } })
    expect(statement.version).toBe(version === '2.0.0' ? '2.0.0' : '1.0.0')
  })

  test('everything else comes back as it went in', async () => {
    const sent = { ...fullStatement(), id: randomUUID() }
    expect((await ofVersion(version).post('/statements', { body: sent })).status).toBe(200)
    const got = await read(sent.id)
    expect(got).toEqual({
      ...sent,
      timestamp: '2024-02-29T15:59:59.123Z',
      stored: got.stored,
      authority: got.authority,
      context: {
        ...sent.context,
        contextActivities: {
          ...sent.context.contextActivities,
          parent: [sent.context.contextActivities.parent],
        },
      },
    })
  })

  test('one bad statement in a batch, and nothing of it is stored', async () => {
    const own = ofVersion(version)
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const batch = ids.map((id) => smallStatement({ id }))
    const bad = smallStatement({ id: randomUUID(), verb: { id: 'should fail' } })
    const refused = await own.post('/statements', { body: [...batch, bad] })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('statement[3].verb.id')])
    expect((await own.post('/statements', { body: [...batch, batch[0]] })).status).toBe(400)
    for (const id of ids) expect(await countIn(id)).toBe(0)
  })

  test('the same again is fine, another under the same id is a conflict, and neither changes anything', async () => {
    const own = ofVersion(version)
    const id = randomUUID()
    const first = { ...fullStatement(), id }
    const query = { statementId: id }
    expect((await own.put('/statements', { query, body: first })).status).toBe(204)
    const stored = await read(id)
    expect((await own.put('/statements', { query, body: first })).status).toBe(204)
    expect((await own.post('/statements', { body: first })).json()).toEqual([id])
    const innocent = { ...first, timestamp: '2020-01-01T00:00:00Z', verb: { id: first.verb.id } }
    expect((await own.post('/statements', { body: innocent })).status).toBe(200)
    const other = { ...first, verb: { id: iri('verbs') } }
    const freshId = randomUUID()
    expect((await own.put('/statements', { query, body: other })).status).toBe(409)
    const batch = [smallStatement({ id: freshId }), other]
    expect((await own.post('/statements', { body: batch })).status).toBe(409)
    expect(await read(id)).toEqual(stored)
    expect(await countIn(freshId)).toBe(0)
  })

  test('twenty at once under one id store it once', async () => {
    const body = smallStatement({ id: randomUUID() })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ofVersion(version).post('/statements', { body })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await countIn(String(body.id))).toBe(1)
  })

  test.each(['text/plain', 'application/xml', undefined, 'nonsense', 'application/json-patch+json'])(
    'a body of type %s is refused',
    async (type) => {
      const body = JSON.stringify(smallStatement())
      const answer = await ofVersion(version).post('/statements', { body, headers: { 'content-type': type } })
      expect(answer.status).toBe(400)
    },
  )

  test.each(['', '{', '"text"', '7', 'null', '{"actor":{},"actor":{}}', '[[]]'])(
    '%j is refused',
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      expect((await ofVersion(version).post('/statements', { body, headers })).status).toBe(400)
    },
  )
})

test('a statement knows the version it came with', async () => {
  const id = await store({ version: '1.0.1' })
  expect((await read(id)).version).toBe('1.0.1')
})

describe('reading one', () => {
  test('needs a known id, alone', async () => {
    const id = await store()
    expect((await tool.get('/statements', { query: { statementId: randomUUID() } })).status).toBe(404)
    for (const [name, value] of Object.entries({
      voidedStatementId: randomUUID(),
      agent: someone(),
      verb: VOIDED.id,
      activity: iri('a'),
      registration: randomUUID(),
      related_activities: true,
      related_agents: true,
      since: '2012-06-01T19:09:13.245Z',
      until: '2012-06-01T19:09:13.245Z',
      limit: 1,
      ascending: true,
    })) {
      const answer = await tool.get('/statements', { query: { statementId: id, [name]: value } })
      expect([name, answer.status]).toEqual([name, 400])
    }
    expect((await tool.get('/statements', { query: { statementId: id, format: 'ids' } })).status).toBe(200)
  })

  test('tells when it was stored', async () => {
    const id = await store()
    const { headers, json } = await tool.get('/statements', { query: { statementId: id } })
    const stored = new Date((json() as unknown as StoredStatement).stored)
    expect(headers['last-modified']).toBe(stored.toUTCString())
    expect(headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('reading many', () => {
  test('newest first, or oldest first, page by page without a gap or a repeat', async () => {
    const verb = { id: iri('verbs') }
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push(...(await post([1, 2, 3, 4].map(() => smallStatement({ verb })))))
    for (const ascending of [false, true]) {
      const seen: string[] = []
      let path = `/statements?${new URLSearchParams({ verb: verb.id, limit: '5', ascending: String(ascending) })}`
      while (path) {
        const answer = await tool.get(path)
        const page = answer.json() as { statements: StoredStatement[]; more: string }
        seen.push(...page.statements.map(({ id }) => id))
        expect(page.statements.length).toBeLessThanOrEqual(5)
        path = page.more.replace(/^\/xapi/, '')
        if (path) expect(page.more).toMatch(/^\/xapi\/statements\?more=[\w-]+$/)
        expect(path.length).toBeLessThan(400)
      }
      expect(seen).toEqual(ascending ? ids : ids.toReversed())
    }
  })

  test('gives at most a hundred, also when asked for more', async () => {
    const verb = { id: iri('verbs') }
    await post(Array.from({ length: 105 }, () => smallStatement({ verb })))
    for (const limit of [{}, { limit: 0 }, { limit: 5_000 }])
      expect(await list({ verb: verb.id, ...limit })).toHaveLength(100)
    expect(await list({ verb: verb.id, limit: 7 })).toHaveLength(7)
  })

  test('nothing found is an empty list', async () => {
    const answer = await tool.get('/statements', { query: { verb: iri('none') } })
    expect(answer.json()).toEqual({ statements: [], more: '' })
    expect(answer.headers['last-modified']).toBeUndefined()
  })

  test('since is after, until is up to', async () => {
    const verb = { id: iri('verbs') }
    const first = await read(await store({ verb }))
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(first.stored) + 2)
    const second = await read(await store({ verb }))
    expect(await list({ verb: verb.id, since: first.stored })).toEqual([second.id])
    expect(await list({ verb: verb.id, until: first.stored })).toEqual([first.id])
    expect(await list({ verb: verb.id, since: second.stored })).toEqual([])
    const asSeen = first.stored.replace('Z', '+00:00')
    expect(await list({ verb: verb.id, since: asSeen, until: second.stored })).toEqual([second.id])
  })

  test.each([
    ['agent', 'not JSON'],
    ['agent', { name: 'nobody' }],
    ['agent', { objectType: 'Group', member: [someone()] }],
    ['verb', 'attended'],
    ['activity', 'x'],
    ['registration', 'x'],
    ['related_agents', 'yes'],
    ['related_activities', '1'],
    ['since', 'yesterday'],
    ['until', '2024-01-01T00:00:00-00:00'],
    ['limit', -1],
    ['limit', 'many'],
    ['limit', 1.5],
    ['ascending', 'TRUE'],
    ['attachments', ''],
    ['format', 'Exact'],
    ['more', 'made up'],
    ['more', Buffer.from('[["x"],1,1,true,1,"exact",false,1,1]').toString('base64url')],
    ['more', Buffer.from('{}').toString('base64url')],
  ])('%s = %j is refused', async (name, value) => {
    const answer = await tool.get('/statements', { query: { [name]: value } })
    expect(answer.status).toBe(400)
    expect(answer.headers['x-experience-api-consistent-through']).toBeTruthy()
  })
})

describe('finding', () => {
  const member = someone()
  const instructor = someone()
  const inner = someone()
  const owner = someone()
  const groupId = { account: { homePage: 'https://example.com/', name: randomUUID() } }
  const lesson = iri('lessons')
  const course = iri('courses')
  const innerLesson = iri('lessons')
  const innerCourse = iri('courses')
  const registration = randomUUID()
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    ids.plain = await store({ actor: owner, object: { id: lesson } })
    ids.group = await store({
      actor: { objectType: 'Group', ...groupId, member: [member] },
      object: { id: iri('x') },
      context: { registration },
    })
    ids.object = await store({ actor: someone(), object: { objectType: 'Agent', ...owner } })
    ids.context = await store({
      actor: someone(),
      object: { id: iri('x') },
      context: {
        instructor,
        team: { objectType: 'Group', member: [member] },
        contextActivities: { grouping: { id: course } },
        contextAgents: [{ objectType: 'contextAgent', agent: inner }],
        contextGroups: [{ objectType: 'contextGroup', group: { objectType: 'Group', ...groupId } }],
      },
    })
    ids.sub = await store({
      actor: someone(),
      object: {
        objectType: 'SubStatement',
        actor: inner,
        verb: { id: iri('verbs') },
        object: { id: innerLesson },
        context: { instructor, contextActivities: { parent: [{ id: innerCourse }] } },
      },
    })
  })

  const names = async (query: Record<string, unknown>) => {
    const found = await list(query)
    return Object.entries(ids)
      .filter(([, id]) => found.includes(id))
      .map(([name]) => name)
      .sort()
  }

  test.each([
    ['actor and object', () => ({ agent: owner }), ['object', 'plain']],
    ['members of a group', () => ({ agent: member }), ['group']],
    ['the group itself', () => ({ agent: { objectType: 'Group', ...groupId } }), ['group']],
    ['nobody by context alone', () => ({ agent: instructor }), []],
    ['related: instructor', () => ({ agent: instructor, related_agents: true }), ['context', 'sub']],
    ['related: member of the team', () => ({ agent: member, related_agents: true }), ['context', 'group']],
    ['related: in the context or within', () => ({ agent: inner, related_agents: true }), ['context', 'sub']],
    [
      'related: groups of the context',
      () => ({ agent: groupId, related_agents: true }),
      ['context', 'group'],
    ],
    ['an activity as object', () => ({ activity: lesson }), ['plain']],
    ['no activity of the context', () => ({ activity: course }), []],
    ['related: of the context', () => ({ activity: course, related_activities: true }), ['context']],
    ['related: within', () => ({ activity: innerLesson, related_activities: true }), ['sub']],
    ['related: context within', () => ({ activity: innerCourse, related_activities: true }), ['sub']],
    ['a registration', () => ({ registration }), ['group']],
    ['a registration in capitals', () => ({ registration: registration.toUpperCase() }), ['group']],
    [
      'all filters together',
      () => ({ agent: owner, activity: lesson, verb: 'http://adlnet.gov/expapi/verbs/attended' }),
      ['plain'],
    ],
    ['one filter that does not fit', () => ({ agent: owner, registration }), []],
  ] as [string, () => Record<string, unknown>, string[]][])('%s', async (_, query, expected) => {
    expect(await names(query())).toEqual(expected)
  })

  test('related: whoever vouches for a statement', async () => {
    const { authority } = await read(ids.plain ?? '')
    expect(await list({ agent: authority, related_agents: true, limit: 100 })).toContain(ids.plain)
    expect(await list({ agent: authority })).toEqual([])
  })
})

describe('statements about statements', () => {
  const ref = (id: string) => ({ objectType: 'StatementRef', id })
  const confirmed = { id: 'http://example.com/verbs/confirmed' }

  test('are found by what their target is found by, along the whole chain, whatever came first', async () => {
    const learner = someone()
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    for (const order of ['forward', 'backward']) {
      const tag = { actor: { mbox: `mailto:${order}.${learner.mbox.slice(7)}` }, verb: { id: iri('verbs') } }
      const [x, y, z] = [a, b, c].map((id) => id.replace(/^./, order === 'forward' ? 'a' : 'b'))
      const chain = [
        smallStatement({ id: x, ...tag }),
        smallStatement({ id: y, actor: someone(), verb: confirmed, object: ref(x ?? '') }),
        smallStatement({ id: z, actor: someone(), verb: confirmed, object: ref(y ?? '') }),
      ]
      for (const one of order === 'forward' ? chain : chain.toReversed()) await post(one)
      expect((await list({ agent: tag.actor })).toSorted()).toEqual([x, y, z].toSorted())
      expect((await list({ verb: tag.verb.id })).toSorted()).toEqual([x, y, z].toSorted())
      expect(await list({ agent: tag.actor, limit: 1 })).toEqual([order === 'forward' ? z : x])
    }
  })

  test('may come in one batch, and in a circle', async () => {
    const [a, b] = [randomUUID(), randomUUID()]
    const verb = { id: iri('verbs') }
    await post([
      smallStatement({ id: a, verb, object: ref(b) }),
      smallStatement({ id: b, verb: confirmed, object: ref(a) }),
    ])
    expect((await list({ verb: verb.id })).toSorted()).toEqual([a, b].toSorted())
  })

  test('in the context do not count', async () => {
    const verb = { id: iri('verbs') }
    const target = await store({ verb })
    await store({ context: { statement: ref(target) } })
    expect(await list({ verb: verb.id })).toEqual([target])
  })

  test('void others: those are gone but for who asks for them as voided', async () => {
    const verb = { id: iri('verbs') }
    const voided = await store({ verb })
    const voiding = await store({ verb: VOIDED, object: ref(voided) })
    const about = await store({ verb, object: ref(voided) })
    expect((await tool.get('/statements', { query: { statementId: voided } })).status).toBe(404)
    expect((await tool.get('/statements', { query: { voidedStatementId: voided } })).json().id).toBe(voided)
    expect(await list({ verb: verb.id })).toEqual([about, voiding])
    expect((await tool.get('/statements', { query: { voidedStatementId: about } })).status).toBe(404)
  })

  test('that void cannot be voided themselves', async () => {
    const voided = await store()
    const voiding = await store({ verb: VOIDED, object: ref(voided) })
    await store({ verb: VOIDED, object: ref(voiding) })
    expect((await tool.get('/statements', { query: { statementId: voiding } })).status).toBe(200)
    expect((await tool.get('/statements', { query: { voidedStatementId: voiding } })).status).toBe(404)
    expect((await tool.get('/statements', { query: { voidedStatementId: voided } })).status).toBe(200)
  })

  test('void also what comes later', async () => {
    const later = randomUUID()
    await store({ verb: VOIDED, object: ref(later) })
    await store({ id: later })
    expect((await tool.get('/statements', { query: { statementId: later } })).status).toBe(404)
  })

  test('meet their targets when both are stored at the same moment', async () => {
    const verb = { id: iri('verbs') }
    const pairs = Array.from({ length: 20 }, () => [randomUUID(), randomUUID()] as const)
    await Promise.all(
      pairs.flatMap(([target, pointer]) => [
        store({ id: target, verb }),
        store({ id: pointer, verb: confirmed, object: ref(target) }),
      ]),
    )
    expect((await list({ verb: verb.id, limit: 100 })).toSorted()).toEqual(pairs.flat().toSorted())
  })
})

describe('formats', () => {
  const activity = iri('lessons')
  const named = (name: JsonObject) => ({
    id: activity,
    objectType: 'Activity',
    definition: { name, type: iri('types') },
  })

  test('ids keeps what identifies, and only that', async () => {
    const group = { objectType: 'Group', member: [{ name: 'A', ...someone() }] }
    const id = await store({
      actor: { objectType: 'Agent', name: 'Lin', mbox: 'mailto:lin@example.com' },
      verb: { id: 'https://example.com/v', display: { en: 'did' } },
      object: {
        objectType: 'SubStatement',
        ...smallStatement({ actor: { ...group, name: 'Team', mbox: 'mailto:team@example.com' } }),
        object: named({ en: 'Feedback' }),
      },
      context: {
        team: group,
        instructor: { name: 'Chen', openid: 'https://example.com/chen' },
        contextActivities: { category: named({ en: 'x' }) },
        contextAgents: [{ objectType: 'contextAgent', agent: { name: 'x', mbox: 'mailto:x@example.com' } }],
      },
      result: { success: true },
    })
    expect(await read(id, { format: 'ids' })).toMatchObject({
      actor: { mbox: 'mailto:lin@example.com' },
      verb: { id: 'https://example.com/v' },
      object: {
        objectType: 'SubStatement',
        actor: { objectType: 'Group', mbox: 'mailto:team@example.com' },
        object: { id: activity },
      },
      context: {
        team: { objectType: 'Group', member: [{ mbox: group.member[0]?.mbox }] },
        instructor: { openid: 'https://example.com/chen' },
        contextActivities: { category: [{ id: activity }] },
        contextAgents: [{ objectType: 'contextAgent', agent: { mbox: 'mailto:x@example.com' } }],
      },
      result: { success: true },
    })
    const text = JSON.stringify(await read(id, { format: 'ids' }))
    for (const gone of ['Lin', 'Team', 'Chen', 'did', 'Feedback', '"A"']) expect(text).not.toContain(gone)
    const aboutAgent = await read(await store({ object: { objectType: 'Agent', name: 'x', ...someone() } }), {
      format: 'ids',
    })
    expect(Object.keys(aboutAgent.object).toSorted()).toEqual(['mbox', 'objectType'])
  })

  test('canonical tells all the store knows of an activity, in the reader’s language', async () => {
    const id = await store({
      object: named({ 'en-US': 'Feedback', 'de-DE': 'Rückmeldung' }),
      verb: { id: iri('v'), display: { 'en-US': 'did', 'en-GB': 'did indeed', zh: '做了' } },
    })
    await store({
      object: { id: activity, definition: { name: { zh: '反馈' }, moreInfo: 'https://example.com/more' } },
    })
    const inLanguage = async (language: string | undefined) => {
      const query = { statementId: id, format: 'canonical' }
      const { json } = await tool.get('/statements', { query, headers: { 'accept-language': language } })
      return json() as { verb: { display: JsonObject }; object: { definition: JsonObject } }
    }
    expect((await inLanguage('zh-CN, zh;q=0.9, en;q=0.1')).object.definition).toMatchObject({
      name: { zh: '反馈' },
      moreInfo: 'https://example.com/more',
    })
    const british = await inLanguage('en-GB')
    expect(british.verb.display).toEqual({ 'en-GB': 'did indeed' })
    expect(Object.keys(british.object.definition.name as object)).toHaveLength(1)
    expect((await inLanguage('de')).object.definition.name).toEqual({ 'de-DE': 'Rückmeldung' })
    expect(Object.keys((await inLanguage(undefined)).verb.display)).toHaveLength(1)
    expect((await read(id)).object).toEqual((await read(id, { format: 'exact' })).object)
    expect((await read(id)).verb.display).toHaveProperty('zh')
  })

  test('the activities resource tells the same, and never lacks an answer', async () => {
    const id = iri('lessons')
    const definition = { name: { 'en-US': 'example' }, description: { 'en-US': 'd' }, type: iri('types') }
    await store({ object: { id, objectType: 'Activity', definition } })
    await store({
      context: { contextActivities: { other: { id, definition: { name: { 'fr-FR': 'réunion' } } } } },
    })
    const known = await tool.get('/activities', { query: { activityId: id } })
    expect(known.json()).toEqual({
      objectType: 'Activity',
      id,
      definition: { ...definition, name: { 'en-US': 'example', 'fr-FR': 'réunion' } },
    })
    const unknown = iri('never')
    expect((await tool.get('/activities', { query: { activityId: unknown } })).json()).toEqual({
      objectType: 'Activity',
      id: unknown,
    })
    for (const query of [{}, { activityId: 'x' }])
      expect((await tool.get('/activities', { query })).status).toBe(400)
  })

  test('what many say of one activity at once adds up', async () => {
    const id = iri('lessons')
    const languages = ['en', 'zh', 'de', 'fr', 'ja', 'ko', 'es', 'it', 'pt', 'ru']
    await Promise.all(languages.map((tag) => store({ object: { id, definition: { name: { [tag]: tag } } } })))
    const { definition } = (await tool.get('/activities', { query: { activityId: id } })).json() as {
      definition: { name: JsonObject }
    }
    expect(Object.keys(definition.name).toSorted()).toEqual(languages.toSorted())
  })

  test('the agents resource answers with a person', async () => {
    const agent = {
      objectType: 'Agent',
      name: 'Lin',
      account: { homePage: 'https://example.com/', name: '1' },
    }
    expect((await tool.get('/agents', { query: { agent } })).json()).toEqual({
      objectType: 'Person',
      name: ['Lin'],
      account: [agent.account],
    })
    for (const query of [{}, { agent: { name: 'Lin' } }, { agent: 'x' }])
      expect((await tool.get('/agents', { query })).status).toBe(400)
  })
})

test('reading tells how far it is complete', async () => {
  const through = async () => {
    const { headers } = await tool.get('/statements', { query: { limit: 1 } })
    return Date.parse(headers['x-experience-api-consistent-through'] ?? '')
  }
  const { stored } = await read(await store())
  expect(await through()).toBeGreaterThanOrEqual(Date.parse(stored))
  // Somebody in the middle of storing holds it back, on whichever node they are.
  const [row] = await product.sql<{ enterprise_id: number }>(
    'select enterprise_id from record_statements order by seq desc limit 1',
  )
  const client = await product.app.database.pool.connect()
  await client.query('begin')
  const begun = await client.query<{ now: Date }>('select now()')
  await client.query('select pg_advisory_xact_lock_shared(731003, $1)', [row?.enterprise_id])
  const held = await through()
  await client.query('rollback')
  client.release()
  expect(held).toBeLessThanOrEqual(begun.rows[0]?.now.getTime() ?? 0)
  expect(await through()).toBeGreaterThan(held)
})
