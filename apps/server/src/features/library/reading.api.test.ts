import { readLearnHome, viewArticle, viewLesson } from '@fairlead/contract/library/library.endpoints.ts'
import { readResourcePermission, unlockLesson } from '@fairlead/contract/membership/membership.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

const LESSON = 'feedback-four-steps-2'
const OF_CHANGHE = 'hire-well-4'
const UNPUBLISHED = 'stories-with-data-4'
const ARTICLE = 'meetings-end-with-three-lines'

let product: Product
let scholar: Person
let sailor: Person
let emma: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  sailor = await product.signIn('sailor')
  emma = await product.signIn('emma', 'en')
})
afterAll(() => product.close())

describe('a lesson', () => {
  test('reaches a member whole, in their language, without the answers of its quiz', async () => {
    const { data } = await scholar.call(viewLesson, { code: LESSON })
    expect(data.access).toBe('open')
    expect(data.head.course).toMatchObject({ title: '给反馈的四步法', position: 2, total: 4 })
    expect(data.sections.map(({ kind }) => kind)).toEqual(['video', 'text', 'tool', 'quiz', 'discussion'])
    expect(data.lessons).toHaveLength(4)
    expect(JSON.stringify(data.sections)).not.toMatch(/"answer"|"explanation"/)
    const english = await (await product.signIn('scholar', 'en')).call(viewLesson, { code: LESSON })
    expect(english.data.head.title).toBe('Say what you saw, not what you judged')
    const texts = english.data.sections.filter(({ kind }) => kind !== 'video')
    expect(JSON.stringify(texts)).not.toMatch(/\p{Script=Han}/u)
  })

  test('shows a visitor who is signed out its outline and one text, nothing else', async () => {
    const { data } = await product.call(viewLesson, { code: LESSON }, { lang: '2' })
    expect(data.access).toBe('signedOut')
    expect(data.outline).toHaveLength(5)
    expect(data.sections.map(({ kind }) => kind)).toEqual(['text'])
  })

  test('stays closed to a guest until a chance is spent on it', async () => {
    const before = await sailor.call(viewLesson, { code: LESSON })
    expect(before.data).toMatchObject({ access: 'closed', sections: [] })
    expect(before.data.outline).toHaveLength(5)
    const permission = await sailor.call(readResourcePermission, { toolbarCode: 1401, resourcesCode: LESSON })
    expect(permission.data).toMatchObject({ permission: 0, reason: 'chance' })
    await sailor.call(unlockLesson, { lessonCode: LESSON })
    const after = await sailor.call(viewLesson, { code: LESSON })
    expect(after.data.access).toBe('open')
    expect(after.data.sections).toHaveLength(5)
  })

  test('of another enterprise looks like one that does not exist, by every call', async () => {
    const unknown = await scholar.call(viewLesson, { code: 'no-such-lesson' })
    for (const person of [scholar, sailor, product]) {
      const answer = await person.call(viewLesson, { code: OF_CHANGHE }, { lang: '2' })
      expect({ code: answer.code, message: answer.message }).toEqual({
        code: 20901,
        message: unknown.message,
      })
    }
    expect(
      (await scholar.call(readResourcePermission, { toolbarCode: 1401, resourcesCode: OF_CHANGHE })).code,
    ).toBe(20301)
    expect((await emma.call(viewLesson, { code: OF_CHANGHE })).data.access).toBe('open')
  })

  test('its group is not authorised for is closed, and the permission call says why', async () => {
    const { data } = await emma.call(viewLesson, { code: 'coaching-leader-1' })
    expect(data).toMatchObject({ access: 'closed', sections: [] })
    const permission = await emma.call(readResourcePermission, {
      toolbarCode: 1401,
      resourcesCode: 'coaching-leader-1',
    })
    expect(permission.data).toMatchObject({ permission: 0, reason: 'group-not-authorised' })
  })

  test('that is a draft does not exist for learners', async () => {
    expect((await scholar.call(viewLesson, { code: UNPUBLISHED })).code).toBe(20901)
    const [draft] = await product.sql<{ id: number }>(
      `select v.id from resource_versions v join resources r on r.id = v.resource_id where r.code = $1`,
      [UNPUBLISHED],
    )
    const other = await scholar.call(viewLesson, { code: LESSON, versionId: Number(draft?.id) })
    expect(other.problem).toBe('library.versionNotFound')
    expect((await scholar.call(viewLesson, { code: LESSON, versionId: 987_654 })).code).toBe(20904)
  })

  test('that was archived says so', async () => {
    const fresh = await openProduct()
    await fresh.sql(`update resources set archived_at = now() where code = 'hire-well-3'`)
    const person = await fresh.signIn('scholar')
    expect((await person.call(viewLesson, { code: 'hire-well-3' })).problem).toBe('library.archived')
    const permission = await person.call(readResourcePermission, {
      toolbarCode: 1401,
      resourcesCode: 'hire-well-3',
    })
    expect(permission.code).toBe(20301)
    await fresh.close()
  })

  test.each(['', '../etc', '<script>', 'a'.repeat(200)])('by the code %j is refused', async (code) => {
    expect((await scholar.call(viewLesson, { code })).status).toBe(400)
  })
})

describe('an article', () => {
  test('is read by anyone, signed in or not, with what to read next', async () => {
    const { data } = await product.call(viewArticle, { code: ARTICLE }, { lang: '1' })
    expect(data.access).toBe('open')
    expect(data.head.views).toBeGreaterThanOrEqual(12_400)
    expect(data.doc.content.length).toBeGreaterThan(5)
    expect(data.related.length).toBeGreaterThan(0)
    expect(data.related.map(({ code }) => code)).not.toContain(OF_CHANGHE)
  })
})

describe('the learn home', () => {
  test('shows each person what they may know of, and nothing of other enterprises', async () => {
    const codesFor = async (person: Person) => {
      const { data } = await person.call(readLearnHome, {})
      return data.abilities.flatMap(({ courses }) => courses.flatMap(({ lessons }) => lessons))
    }
    const mine = await codesFor(scholar)
    expect(mine.map(({ code }) => code)).not.toContain(OF_CHANGHE)
    expect(mine.map(({ code }) => code)).not.toContain(UNPUBLISHED)
    expect(mine).toHaveLength(46)
    expect((await codesFor(emma)).map(({ code }) => code)).toContain(OF_CHANGHE)
    expect((await codesFor(sailor)).filter(({ access }) => access === 'open').length).toBeLessThan(4)
  })
})

test('a thousand readers cost a handful of queries, and each of their views is counted', async () => {
  const counted = await openProduct()
  const reader = await counted.signIn('scholar')
  const queries = async () => {
    const { body } = await counted.app.http.inject('/metrics')
    return Number(/database_queries_total\{route="[^"]*\/lessonView"\} (\d+)/.exec(body)?.[1] ?? 0)
  }
  const [before] = await counted.sql<{ views: number }>(`select views from resources where code = $1`, [
    LESSON,
  ])
  for (let n = 0; n < 1000; n += 1) await reader.call(viewLesson, { code: LESSON })
  expect(await queries()).toBeLessThanOrEqual(8)
  await expect
    .poll(
      async () => {
        const [now] = await counted.sql<{ views: number }>(`select views from resources where code = $1`, [
          LESSON,
        ])
        return (now?.views ?? 0) - (before?.views ?? 0)
      },
      { timeout: 10_000 },
    )
    .toBe(1000)
  await counted.close()
})
