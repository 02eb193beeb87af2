import { randomUUID } from 'node:crypto'
import xapiPackage from '@xapi/xapi'
import TinCan from 'tincanjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'

// Software that others wrote, over real sockets.
const XAPI = xapiPackage.default
let product: Product
let endpoint: string

beforeAll(async () => {
  product = await openProduct({ environment: { XAPI_KEY: 'client', XAPI_SECRET: 'a long secret' } })
  endpoint = `${await product.app.http.listen({ port: 0, host: '127.0.0.1' })}/xapi/`
})
afterAll(() => product.close())

const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'
const iri = (name: string) => `https://example.com/${name}/${randomUUID()}`

describe.each(['1.0.3', '2.0.0'])('@xapi/xapi speaking %s', (version) => {
  const actor = { objectType: 'Agent', mbox: `mailto:${randomUUID()}@example.com` } as const
  const activityId = iri('lessons')
  let client: InstanceType<typeof XAPI>

  beforeAll(() => {
    client = new XAPI({
      endpoint,
      auth: XAPI.toBasicAuth('client', 'a long secret'),
      // Its types stop at 1.0.3; the wire does not.
      version: version as '1.0.3',
      adapter: 'fetch',
    })
  })

  const attended = { id: 'http://adlnet.gov/expapi/verbs/attended' }
  const completed = { id: 'http://adlnet.gov/expapi/verbs/completed' }
  const statement = (verb = attended) => ({
    actor,
    verb,
    object: { objectType: 'Activity', id: activityId, definition: { name: { en: 'Feedback' } } } as const,
  })

  test('statements: one, many, voided, queried, more', async () => {
    const { data: one } = await client.sendStatement({ statement: statement() })
    const { data: many } = await client.sendStatements({
      statements: [statement(), statement(completed), statement()],
    })
    expect(many).toHaveLength(3)
    const { data: read, headers } = await client.getStatement({ statementId: one[0] ?? '' })
    expect(read.actor).toEqual(actor)
    expect(headers['x-experience-api-version']).toBe(version)
    const { data: page } = await client.getStatements({ agent: actor, limit: 3 })
    expect(page.statements.map(({ id }) => id)).toEqual(many.toReversed())
    const { data: rest } = await client.getMoreStatements({ more: page.more })
    expect((rest as typeof page).statements.map(({ id }) => id)).toEqual(one)
    const { data: found } = await client.getStatements({ agent: actor, verb: completed.id })
    expect(found.statements.map(({ id }) => id)).toEqual([many[1]])
    await client.voidStatement({ actor, statementId: one[0] ?? '' })
    await expect(client.getStatement({ statementId: one[0] ?? '' })).rejects.toThrow('There is no statement')
    const { data: voided } = await client.getVoidedStatement({ voidedStatementId: one[0] ?? '' })
    expect(voided.id).toBe(one[0])
  })

  test('an attachment goes and comes back', async () => {
    const content = new TextEncoder().encode('中文附件')
    const sum = Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex')
    const { data } = await client.sendStatement({
      statement: {
        ...statement(),
        attachments: [
          {
            usageType: iri('usage'),
            display: { 'en-US': 'Essay' },
            contentType: 'text/plain',
            length: content.byteLength,
            sha2: sum,
          },
        ],
      },
      attachments: [content.buffer as ArrayBuffer],
    })
    const { data: parts } = await client.getStatement({ statementId: data[0] ?? '', attachments: true })
    expect(parts[0].id).toBe(data[0])
    expect(String(parts[1]).trim()).toBe('中文附件')
  })

  test('state: set, merged, listed, deleted', async () => {
    const place = { agent: actor, activityId }
    await client.setState({ ...place, stateId: 'bookmark', state: { page: 3 } })
    await client.createState({ ...place, stateId: 'bookmark', state: { zoom: 2 } })
    const { data, headers } = await client.getState({ ...place, stateId: 'bookmark' })
    expect(data).toEqual({ page: 3, zoom: 2 })
    const overwrite = { ...place, stateId: 'bookmark', state: { page: 4 } }
    await client.setState({ ...overwrite, etag: headers.etag, matchHeader: 'If-Match' })
    await expect(
      client.setState({ ...overwrite, etag: headers.etag, matchHeader: 'If-Match' }),
    ).rejects.toThrow('If-Match')
    expect((await client.getStates(place)).data).toEqual(['bookmark'])
    await client.deleteStates(place)
    expect((await client.getStates(place)).data).toEqual([])
  })

  test('profiles, activity, agent, about', async () => {
    await client.createAgentProfile({ agent: actor, profileId: 'p', profile: { size: 'L' } })
    expect((await client.getAgentProfile({ agent: actor, profileId: 'p' })).data).toEqual({ size: 'L' })
    const profile = { activityId, profileId: 'p', profile: { level: 2 }, etag: '*' }
    await client.setActivityProfile({ ...profile, matchHeader: 'If-None-Match' })
    await expect(client.setActivityProfile({ ...profile, matchHeader: 'If-None-Match' })).rejects.toThrow(
      'If-None-Match',
    )
    expect((await client.getActivityProfiles({ activityId })).data).toEqual(['p'])
    await client.deleteActivityProfile({ activityId, profileId: 'p' })
    expect((await client.getActivity({ activityId })).data.definition?.name).toEqual({ en: 'Feedback' })
    expect((await client.getAgent({ agent: actor })).data.mbox).toEqual([actor.mbox])
    expect((await client.getAbout()).data.version).toContain(version)
  })
})

describe('TinCanJS speaking 1.0.2', () => {
  const agent = new TinCan.Agent({ mbox: `mailto:${randomUUID()}@example.com` })
  const activity = new TinCan.Activity({ id: iri('lessons'), definition: { name: { 'en-US': 'Feedback' } } })
  let lrs: InstanceType<typeof TinCan.LRS>

  beforeAll(() => {
    TinCan.disableDebug()
    lrs = new TinCan.LRS({ endpoint, username: 'client', password: 'a long secret' })
  })

  const answered = <Result>(
    ask: (callback: (error: unknown, result: Result) => void) => void,
  ): Promise<Result> =>
    new Promise((resolve, reject) =>
      ask((error, result) => (error ? reject(new Error(String(error))) : resolve(result))),
    )
  const make = (parts: object = {}) =>
    new TinCan.Statement({
      actor: agent,
      verb: { id: 'http://adlnet.gov/expapi/verbs/attended' },
      target: activity,
      ...parts,
    })

  test('statements: one, many, queried, more, voided', async () => {
    const first = make()
    await answered((callback) => lrs.saveStatement(first, { callback }))
    const others = [make(), make()]
    await answered((callback) => lrs.saveStatements(others, { callback }))
    const page = await answered<{ statements: { id: string }[]; more: string | null }>((callback) =>
      lrs.queryStatements({ params: { agent, limit: 2 }, callback }),
    )
    expect(page.statements.map(({ id }) => id)).toEqual(others.map(({ id }) => id).toReversed())
    const rest = await answered<{ statements: { id: string }[] }>((callback) =>
      lrs.moreStatements({ url: page.more ?? '', callback }),
    )
    expect(rest.statements.map(({ id }) => id)).toEqual([first.id])
    const voiding = make({ verb: { id: VOIDED }, target: { objectType: 'StatementRef', id: first.id } })
    await answered((callback) => lrs.saveStatement(voiding, { callback }))
    const voided = await answered<{ id: string }>((callback) =>
      lrs.retrieveVoidedStatement(first.id, { callback }),
    )
    expect(voided.id).toBe(first.id)
  })

  test('an attachment goes and comes back', async () => {
    const statement = make()
    const attachment = new TinCan.Attachment({
      display: { 'en-US': 'Essay' },
      usageType: iri('usage'),
      contentType: 'text/plain; charset=utf-8',
    })
    Object.assign(statement, { attachments: [attachment] })
    ;(attachment as unknown as { setContentFromString(text: string): void }).setContentFromString('附件')
    await answered((callback) => lrs.saveStatement(statement, { callback }))
    const read = await answered<{ attachments: { getContentAsString(): string }[] | null }>((callback) =>
      lrs.retrieveStatement(statement.id, { params: { attachments: true }, callback }),
    )
    expect(read.attachments?.[0]?.getContentAsString()).toBe('附件')
  })

  test('state, profiles, activity, about', async () => {
    type Document = { contents: unknown; etag: string } | null
    const place = { agent, activity }
    await answered((callback) =>
      lrs.saveState('bookmark', { page: 3 }, { ...place, contentType: 'application/json', callback }),
    )
    const state = await answered<Document>((callback) =>
      lrs.retrieveState('bookmark', { ...place, callback }),
    )
    expect(state?.contents).toEqual({ page: 3 })
    expect(await answered<string[]>((callback) => lrs.retrieveStateIds({ ...place, callback }))).toEqual([
      'bookmark',
    ])
    await answered((callback) => lrs.dropState(null, { ...place, callback }))
    expect(await answered((callback) => lrs.retrieveState('bookmark', { ...place, callback }))).toBeNull()
    await answered((callback) => lrs.saveAgentProfile('p', 'text', { agent, callback }))
    const profile = await answered<Document>((callback) => lrs.retrieveAgentProfile('p', { agent, callback }))
    expect(profile?.contents).toBe('text')
    await answered((callback) => lrs.dropAgentProfile('p', { agent, callback }))
    await answered((callback) => lrs.saveActivityProfile('p', 'text', { activity, callback }))
    const known = await answered<{ definition: unknown }>((callback) =>
      lrs.retrieveActivity(activity.id, { callback }),
    )
    expect(known.definition).toMatchObject({ name: { 'en-US': 'Feedback' } })
    const about = await answered<{ version: string[] }>((callback) => lrs.about({ callback }))
    expect(about.version).toContain('1.0.3')
  })
})
