import {
  answerQuestion,
  deleteNote,
  listToolEntries,
  readLearnHome,
  readStudy,
  readToolEntry,
  saveNote,
  saveProgress,
  saveToolEntry,
  shareToolEntry,
  viewLesson,
  viewTool,
} from '@fairlead/contract/library/library.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

const LESSON = 'feedback-four-steps-2'
const TWO_VERSIONS = 'better-one-on-ones-2'
const lesson = { kind: 'lesson', code: LESSON } as const

let product: Product
let elite: Person
let versionId: number
let oldVersion: number
let newVersion: number

beforeAll(async () => {
  product = await openProduct()
  elite = await product.signIn('elite')
  versionId = (await elite.call(viewLesson, { code: LESSON })).data.head.versionId
  const versions = await product.sql<{ id: string }>(
    `select v.id from resource_versions v join resources r on r.id = v.resource_id where r.code = $1 order by v.number`,
    [TWO_VERSIONS],
  )
  ;[oldVersion = 0, newVersion = 0] = versions.map(({ id }) => Number(id))
})
afterAll(() => product.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const report = (
  person: Person,
  sectionKey: string,
  more: { isDone?: 0 | 1; position?: number; time: string },
) => person.call(saveProgress, { ...lesson, versionId, sectionKey, ...more })

describe('progress', () => {
  test('survives, wherever one signs in next', async () => {
    await report(elite, 'watch', { isDone: 1, time: minutesAgo(30) })
    await report(elite, 'why-careless-fails', { position: 420, time: minutesAgo(20) })
    const elsewhere = await product.signIn('elite', 'en')
    const { data } = await elsewhere.call(readStudy, lesson)
    expect(data).toMatchObject({ versionId, lastSectionKey: 'why-careless-fails', completeTime: null })
    expect(data.percent).toBeGreaterThan(0)
    const home = await elsewhere.call(readLearnHome, {})
    expect(home.data.goOn[0]).toMatchObject({ code: LESSON, percent: data.percent })
  })

  test('sent twice and out of order changes nothing', async () => {
    await report(elite, 'why-careless-fails', { position: 900, time: minutesAgo(10) })
    await report(elite, 'why-careless-fails', { position: 100, time: minutesAgo(15) })
    await report(elite, 'watch', { isDone: 0, position: 3, time: minutesAgo(40) })
    const { data } = await elite.call(readStudy, lesson)
    expect(data.sections).toEqual(
      expect.arrayContaining([
        { sectionKey: 'why-careless-fails', position: 900, isDone: 0 },
        { sectionKey: 'watch', position: 0, isDone: 1 },
      ]),
    )
    expect(data.lastSectionKey).toBe('why-careless-fails')
  })

  test('from a clock that runs ahead counts as now', async () => {
    await report(elite, 'worksheet', { time: '2999-01-01T00:00:00.000Z' })
    await report(elite, 'check', { time: new Date(Date.now() + 5).toISOString() })
    expect((await elite.call(readStudy, lesson)).data.lastSectionKey).toBe('check')
  })

  test('completes a lesson once, whatever arrives at the same time', async () => {
    const before = await product.sql<{ completions: number }>(
      'select completions from resources where code = $1',
      [LESSON],
    )
    const leader = await product.signIn('leader')
    const keys = ['watch', 'why-careless-fails', 'worksheet', 'check']
    await Promise.all(
      [...keys, ...keys].map((key, n) => report(leader, key, { isDone: 1, time: minutesAgo(n) })),
    )
    const { data } = await leader.call(readStudy, lesson)
    expect(data.percent).toBe(100)
    expect(data.completeTime).not.toBeNull()
    const after = await product.sql<{ completions: number }>(
      'select completions from resources where code = $1',
      [LESSON],
    )
    expect((after[0]?.completions ?? 0) - (before[0]?.completions ?? 0)).toBe(1)
  })

  test('is refused for a part, a version or a lesson that is not there or not open', async () => {
    const time = minutesAgo(1)
    const on = (more: object) =>
      elite.call(saveProgress, { ...lesson, versionId, sectionKey: 'watch', time, ...more })
    expect((await on({ sectionKey: 'nowhere' })).problem).toBe('library.sectionNotFound')
    expect((await on({ versionId: 999_999 })).problem).toBe('library.versionNotFound')
    expect((await on({ versionId: newVersion })).problem).toBe('library.versionNotFound')
    expect((await on({ code: 'hire-well-4' })).problem).toBe('library.notFound')
    expect((await on({ time: 'yesterday' })).status).toBe(400)
    const guest = await product.signIn('sailor0')
    expect((await report(guest, 'watch', { time })).problem).toBe('library.closed')
  })
})

describe('two versions', () => {
  const target = { kind: 'lesson', code: TWO_VERSIONS } as const
  test('a learner keeps the one they began, is told of the new one, and may move on', async () => {
    const begin = await elite.call(saveProgress, {
      ...target,
      versionId: oldVersion,
      sectionKey: 'read',
      time: minutesAgo(60),
    })
    expect(begin.data.versionId).toBe(oldVersion)
    const kept = await elite.call(viewLesson, { code: TWO_VERSIONS })
    expect(kept.data.head.versionId).toBe(oldVersion)
    expect(kept.data.newerVersionId).toBe(newVersion)
    const fresh = await (await product.signIn('mentor')).call(viewLesson, { code: TWO_VERSIONS })
    expect(fresh.data).toMatchObject({ newerVersionId: 0, head: { versionId: newVersion } })

    const moved = await elite.call(viewLesson, { code: TWO_VERSIONS, versionId: newVersion })
    expect(moved.data.head.versionId).toBe(newVersion)
    await elite.call(saveProgress, {
      ...target,
      versionId: newVersion,
      sectionKey: 'read',
      time: minutesAgo(5),
    })
    expect((await elite.call(viewLesson, { code: TWO_VERSIONS })).data.head.versionId).toBe(newVersion)
  })

  test('what an older page still sends is kept, and moves nobody back', async () => {
    const late = await elite.call(saveProgress, {
      ...target,
      versionId: oldVersion,
      sectionKey: 'read',
      isDone: 1,
      time: minutesAgo(1),
    })
    expect(late.data).toMatchObject({ versionId: newVersion, percent: 0 })
  })
})

describe('a quiz', () => {
  const question = { code: LESSON, sectionKey: 'check', questionKey: 'camera' }
  test('is checked on the server and explained, as often as one answers', async () => {
    const wrong = await elite.call(answerQuestion, { ...question, versionId, choice: 'engaged' })
    expect(wrong.data).toMatchObject({ isCorrect: 0, answer: 'phone' })
    expect(wrong.data.explanation).not.toBe('')
    const right = await elite.call(answerQuestion, { ...question, versionId, choice: 'phone' })
    expect(right.data.isCorrect).toBe(1)
    const { data } = await elite.call(readStudy, lesson)
    expect(data.answers).toEqual([right.data])
  })

  test('answered on a version that is no longer studied is refused clearly', async () => {
    const { data } = await elite.call(readStudy, { kind: 'lesson', code: TWO_VERSIONS })
    expect(data.versionId).toBe(newVersion)
    const stale = { ...question, code: TWO_VERSIONS, versionId: oldVersion, choice: 'phone' }
    expect((await elite.call(answerQuestion, stale)).problem).toBe('library.versionChanged')
    expect((await elite.call(answerQuestion, { ...stale, versionId: newVersion })).problem).toBe(
      'library.sectionNotFound',
    )
  })

  test('takes only the choices it offers', async () => {
    const answer = await elite.call(answerQuestion, { ...question, versionId, choice: 'all of them' })
    expect(answer.problem).toBe('library.sectionNotFound')
  })
})

describe('notes', () => {
  test('belong to a place and to one person', async () => {
    const note = { ...lesson, sectionKey: 'watch', quote: 'Facts travel.', content: '  写下来  ' }
    const { data } = await elite.call(saveNote, note)
    expect(data).toMatchObject({ sectionKey: 'watch', quote: 'Facts travel.', content: '写下来' })
    const changed = await elite.call(saveNote, { ...note, noteId: data.noteId, content: '改过' })
    expect(changed.data).toMatchObject({ noteId: data.noteId, content: '改过' })
    const mentor = await product.signIn('mentor')
    expect((await mentor.call(saveNote, { ...note, noteId: data.noteId })).problem).toBe(
      'library.noteNotFound',
    )
    expect((await mentor.call(deleteNote, { noteId: data.noteId })).problem).toBe('library.noteNotFound')
    expect((await mentor.call(readStudy, lesson)).data.notes).toEqual([])
    expect((await elite.call(saveNote, { ...note, content: ' \n ' })).problem).toBe('library.noteEmpty')
    await elite.call(deleteNote, { noteId: data.noteId })
    expect((await elite.call(readStudy, lesson)).data.notes).toEqual([])
  })
})

describe('a tool', () => {
  const id = 'delegation-worksheet'
  test('is filled in, saved in whatever order, and shared by choice within the enterprise', async () => {
    const save = (result: string, minutes: number) =>
      elite.call(saveToolEntry, { id, values: { result, unknown: 'x' }, time: minutesAgo(minutes) })
    await save('第二稿', 1)
    await save('第一稿', 5)
    const { data } = await elite.call(readToolEntry, { id })
    expect(data).toMatchObject({ values: { result: '第二稿' }, isShared: 0 })

    const mentor = await product.signIn('mentor')
    const seen = async (person: Person) => (await person.call(listToolEntries, { id })).data.items
    expect(await seen(mentor)).toEqual([])
    await elite.call(shareToolEntry, { id, isShared: 1 })
    expect(await seen(mentor)).toMatchObject([{ values: { result: '第二稿' } }])
    expect((await mentor.call(readToolEntry, { id })).data.sharedNum).toBe(1)
    expect(await seen(elite)).toEqual([])
    expect(await seen(await product.signIn('emma'))).toEqual([])
    await elite.call(shareToolEntry, { id, isShared: 0 })
    expect(await seen(mentor)).toEqual([])
  })

  test('without a word in it cannot be shared, and one nobody knows is not found', async () => {
    const mentor = await product.signIn('mentor')
    expect((await mentor.call(shareToolEntry, { id, isShared: 1 })).problem).toBe('library.entryEmpty')
    await mentor.call(saveToolEntry, { id, values: { result: '  ' }, time: minutesAgo(1) })
    expect((await mentor.call(shareToolEntry, { id, isShared: 1 })).problem).toBe('library.entryEmpty')
    expect((await mentor.call(viewTool, { id: 'no-such-tool' })).problem).toBe('library.notFound')
    expect((await mentor.call(viewTool, { id })).data.tool.fields).toHaveLength(5)
  })

  test('pages through what colleagues shared, each once, and takes no notice of a junk cursor', async () => {
    const scholar = await product.signIn('scholar')
    const page = (cursor?: string) =>
      scholar.call(listToolEntries, {
        id: 'next-difficult-sentence',
        limit: 1,
        ...(cursor ? { cursor } : {}),
      })
    const first = await page()
    const second = await page(first.data.nextCursor ?? '')
    expect(first.data.items[0]?.displayName).not.toBe(second.data.items[0]?.displayName)
    expect((await page('junk.x')).data.items).toEqual(first.data.items)
  })
})
