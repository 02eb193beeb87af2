import {
  listTopicShares,
  previewResource,
  shareTopic,
  viewLesson,
  viewTopic,
  viewTopicShare,
  viewVideo,
} from '@fairlead/contract/library/library.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

const TOPIC = 'first-season-as-manager'
const DRAFT = 'stories-with-data-4'

let product: Product
let scholar: Person
let mentor: Person
let emma: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  mentor = await product.signIn('mentor')
  emma = await product.signIn('emma', 'en')
})
afterAll(() => product.close())

test('a topic shows its resources in the order of its author, to visitors too', async () => {
  const { data } = await product.call(viewTopic, { id: TOPIC }, { lang: '1' })
  expect(data.access).toBe('open')
  expect(data.items.map(({ resource }) => resource.kind)).toEqual([
    'lesson',
    'lesson',
    'lesson',
    'lesson',
    'tool',
    'lesson',
  ])
  expect(data.items[0]).toMatchObject({ note: 'For Monday of week one.' })
  expect((await product.call(viewTopic, { id: 'no-such-topic' })).code).toBe(20901)
})

test('a topic leaves out what its reader may not know of', async () => {
  const own = await openProduct()
  await own.sql(
    `update resource_versions v set body = jsonb_set(body, '{items}', body->'items' || $1::jsonb)
       from resources r where r.id = v.resource_id and r.code = $2`,
    [JSON.stringify([{ kind: 'lesson', code: 'hire-well-4', note: { en: 'x', zh: 'x' } }]), TOPIC],
  )
  const seen = async (login: string) => {
    const { data } = await (await own.signIn(login)).call(viewTopic, { id: TOPIC })
    return data.items.map(({ resource }) => resource.code)
  }
  expect(await seen('scholar')).not.toContain('hire-well-4')
  expect(await seen('emma')).toContain('hire-well-4')
  await own.close()
})

test('a video comes with its transcript and an address that opens for a while', async () => {
  const { data } = await scholar.call(viewVideo, { videoBaseId: 'facts-and-verdicts' })
  expect(data.video?.cues).toHaveLength(2)
  const [source] = data.video?.sources ?? []
  expect((await product.app.http.inject(source?.src ?? '')).statusCode).toBe(200)
  expect((await product.app.http.inject((source?.src ?? '').split('?')[0] ?? '')).statusCode).not.toBe(200)
  const subtitles = await product.app.http.inject(data.video?.subtitles[0]?.url ?? '')
  expect(subtitles.headers['content-type']).toContain('text/vtt')
  expect(subtitles.body).toMatch(/^WEBVTT\n\n00:00:00.500 --> 00:00:04.000\n/)
})

describe('passing a topic on', () => {
  test('reaches whoever has the link, and the lists of one’s own enterprise', async () => {
    const { data: share } = await scholar.call(shareTopic, { id: TOPIC, note: '周一读第一篇' })
    expect(share).toMatchObject({ note: '周一读第一篇', isOwn: 1 })
    const visitor = await product.call(viewTopicShare, { id: share.id }, { lang: '2' })
    expect(visitor.data.share).toMatchObject({ displayName: '李晓慧', isOwn: 0 })
    expect(visitor.data.page.items).toHaveLength(6)
    const listed = async (person: Person, by: 'me' | 'colleagues') =>
      (await person.call(listTopicShares, { by })).data.items.map(({ id }) => id)
    expect(await listed(scholar, 'me')).toContain(share.id)
    expect(await listed(scholar, 'colleagues')).not.toContain(share.id)
    expect(await listed(mentor, 'colleagues')).toContain(share.id)
    expect(await listed(emma, 'colleagues')).not.toContain(share.id)
  })

  test('a code nobody gave out, and a note that is too long, are refused', async () => {
    expect((await product.call(viewTopicShare, { id: 'guess' })).code).toBe(20901)
    expect((await scholar.call(shareTopic, { id: TOPIC, note: '长'.repeat(201) })).status).toBe(400)
  })
})

describe('a preview', () => {
  test('shows an author a draft that readers cannot open', async () => {
    const { data } = await mentor.call(previewResource, { kind: 'lesson', code: DRAFT })
    expect(data).toMatchObject({ kind: 'lesson', state: 'draft', versionNumber: 1 })
    expect(data.lesson?.sections.length).toBeGreaterThan(0)
    expect((await mentor.call(viewLesson, { code: DRAFT })).code).toBe(20901)
  })

  test('is for authors, within their enterprise', async () => {
    expect((await scholar.call(previewResource, { kind: 'lesson', code: DRAFT })).code).toBe(403)
    expect((await mentor.call(previewResource, { kind: 'lesson', code: 'hire-well-4' })).code).toBe(20901)
    const admin = await product.signIn('admin')
    expect((await admin.call(previewResource, { kind: 'lesson', code: 'hire-well-4' })).code).toBe(200)
  })

  test('of a version that is not there says so', async () => {
    const answer = await mentor.call(previewResource, { kind: 'lesson', code: DRAFT, versionId: 987_654 })
    expect(answer.problem).toBe('library.versionNotFound')
  })
})
