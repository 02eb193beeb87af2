import {
  addWordRule,
  agreeReveal,
  answerAppeal,
  appealDecision,
  askReveal,
  decideCase,
  readModerationQueue,
  readOwnDecisions,
  readWordRules,
  removeWordRule,
  reportContent,
} from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import { readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { publishPost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person
let leader: Person
let eadmin: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  leader = await product.signIn('leader')
  eadmin = await product.signIn('eadmin')
})
afterAll(() => product.close())

/** A reported post of the scholar's, and its case. */
const reported = async (content: string, more: object = {}) => {
  const { ugcId } = (await scholar.call(publishPost, { content, ...more })).data
  const { data } = await leader.call(reportContent, { targetKind: 'post', targetId: ugcId, reason: 'other' })
  return { ugcId, caseId: data.caseId }
}
const decide = (caseId: number, action: 'keep' | 'hide' | 'delete' | 'warn' | 'mute', more: object = {}) =>
  eadmin.call(decideCase, { caseId, action, reason: '请换一种说法', ...more })
const isInFeed = async (person: Person, ugcId: number) =>
  (await person.call(readFeed, { limit: 50 })).data.items.some((post) => post.ugcId === ugcId)

describe('the queue', () => {
  test('of the demo holds nine, and one appeal', async () => {
    const { data } = await eadmin.call(readModerationQueue)
    expect(data).toMatchObject({ waiting: 9, appeals: 1 })
    expect(data.items).toHaveLength(9)
    const anonymous = data.items.filter((one) => one.isAnonymous)
    expect(anonymous.length).toBeGreaterThan(0)
    for (const one of anonymous) expect(one.authorName).toContain('匿名')
  })

  test('is for moderators, each in their own enterprise', async () => {
    expect((await scholar.call(readModerationQueue)).status).toBe(403)
    const admin = await product.signIn('admin')
    expect((await admin.call(readModerationQueue)).data.items).toEqual([])
    const { caseId } = await reported('别家的管理员')
    expect((await admin.call(decideCase, { caseId, action: 'keep' })).problem).toBe('moderation.caseUnknown')
  })

  test('pages without repeating', async () => {
    const first = (await eadmin.call(readModerationQueue, { limit: 4 })).data
    const second = (await eadmin.call(readModerationQueue, { limit: 4, before: first.next ?? 0 })).data
    const ids = [...first.items, ...second.items].map((one) => one.caseId)
    expect(new Set(ids).size).toBe(8)
  })
})

describe('deciding', () => {
  test('hidden: gone for others, kept for its author, who is told why', async () => {
    const { ugcId, caseId } = await reported('会被隐藏')
    expect((await decide(caseId, 'hide', { reason: '  ' })).problem).toBe('moderation.reasonMissing')
    expect((await decide(caseId, 'hide')).data.decision).toMatchObject({
      action: 'hide',
      reason: '请换一种说法',
    })
    expect(await isInFeed(leader, ugcId)).toBe(false)
    expect((await leader.call(readPost, { ugcId })).problem).toBe('post.notFound')
    expect((await leader.call(commentOnPost, { toUgcId: ugcId, content: '在吗' })).problem).toBe(
      'post.notFound',
    )
    const own = await scholar.call(readPost, { ugcId })
    expect(own.data.rootUgc).toMatchObject({ isHidden: 1, shareContent: '会被隐藏' })
    const [told] = (await scholar.call(readOwnDecisions)).data.items
    expect(told).toMatchObject({ caseId, action: 'hide', canAppeal: true })
  })

  test('an appeal, granted, undoes it; nobody appeals twice or for another', async () => {
    const { ugcId, caseId } = await reported('再看一次')
    await decide(caseId, 'delete')
    expect(await isInFeed(scholar, ugcId)).toBe(false)
    expect((await leader.call(appealDecision, { caseId, text: '不是我的' })).problem).toBe(
      'moderation.caseUnknown',
    )
    await scholar.call(appealDecision, { caseId, text: '请再看看上下文' })
    expect((await scholar.call(appealDecision, { caseId, text: '再来' })).problem).toBe(
      'moderation.appealedBefore',
    )
    expect((await eadmin.call(answerAppeal, { caseId, answer: 'granted' })).code).toBe(200)
    expect(await isInFeed(leader, ugcId)).toBe(true)
    expect((await eadmin.call(answerAppeal, { caseId, answer: 'refused' })).problem).toBe(
      'moderation.alreadyDecided',
    )
  })

  test('a muted person reads and does not speak, until it is undone', async () => {
    const { caseId } = await reported('会被禁言')
    await decide(caseId, 'mute', { muteDays: 3 })
    const silenced = await scholar.call(publishPost, { content: '还能说话吗' })
    expect(silenced).toMatchObject({ code: 22301, problem: 'speech.muted' })
    expect((await scholar.call(readFeed)).code).toBe(200)
    await scholar.call(appealDecision, { caseId, text: '以后注意' })
    await eadmin.call(answerAppeal, { caseId, answer: 'granted' })
    expect((await scholar.call(publishPost, { content: '谢谢' })).code).toBe(200)
  })

  test('two moderators at once: one decides, the other is told', async () => {
    const { caseId } = await reported('两人同时处理')
    const answers = await Promise.all([
      decide(caseId, 'keep'),
      decide(caseId, 'hide'),
      decide(caseId, 'warn'),
    ])
    const problems = answers.map(({ problem }) => problem ?? 'decided')
    expect(problems.sort()).toEqual(['decided', 'moderation.alreadyDecided', 'moderation.alreadyDecided'])
  })

  test('nobody decides about themselves', async () => {
    const { ugcId } = (await eadmin.call(publishPost, { content: '管理员自己的话' })).data
    const { data } = await leader.call(reportContent, {
      targetKind: 'post',
      targetId: ugcId,
      reason: 'other',
    })
    expect((await decide(data.caseId, 'keep')).status).toBe(403)
  })
})

describe('naming an anonymous author', () => {
  test('takes two, and the log knows both', async () => {
    const { caseId } = await reported('不署名的话', { isAnonymous: 1 })
    expect((await eadmin.call(agreeReveal, { caseId })).status).toBe(403)
    const asked = await eadmin.call(askReveal, { caseId, reason: '可能需要帮助' })
    expect(asked.data.abilities.canAgreeReveal).toBe(false)
    expect((await eadmin.call(agreeReveal, { caseId })).status).toBe(403)
    expect(asked.data.authorName).toContain('匿名')
    await product.sql(
      `insert into role_grants (enterprise_user_id, role, scope_kind, scope_id) values ($1, 'moderator', 'enterprise', $2)`,
      [leader.userInfo.enterpriseUserId, leader.userInfo.enterpriseId],
    )
    await product.sql(`select pg_notify('fairlead_invalidations', 'viewers:0')`)
    const second = await (await product.signIn('leader')).call(agreeReveal, { caseId })
    expect(second.data.authorName).toBe('李晓慧')
    const entries = await product.sql(`select text from audit_entries where action like 'moderation.%'`)
    const sentences = JSON.stringify(entries)
    expect(sentences).toContain('同意公开')
    expect(sentences).toContain('可能需要帮助')
    expect(sentences).not.toContain('李晓慧')
  })
})

describe('words', () => {
  test('are added and removed by moderators, and count at once', async () => {
    expect((await scholar.call(readWordRules)).status).toBe(403)
    const added = (await eadmin.call(addWordRule, { word: ' 裁员名单 ' })).data.items
    expect((await eadmin.call(addWordRule, { word: '裁员名单' })).data.items).toHaveLength(added.length)
    expect((await scholar.call(publishPost, { content: '听说有裁员名单' })).code).toBe(10061)
    const rule = added.find(({ word }) => word === '裁员名单')
    await eadmin.call(removeWordRule, { id: rule?.id ?? 0 })
    expect((await scholar.call(publishPost, { content: '听说有裁员名单' })).code).toBe(200)
  })
})
