import { createIndex } from '@fairlead/contract/headers.ts'
import { commentOnPost, replyToComment } from '@fairlead/contract/posts/comments.endpoints.ts'
import {
  checkAha,
  readAhaBook,
  readCampusHighlights,
  readFeed,
  readPost,
  toggleAha,
  toggleLike,
} from '@fairlead/contract/posts/posts.endpoints.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person
let mentor: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  mentor = await product.signIn('mentor')
})
afterAll(() => product.close())

const feedOf = async (person: Person, sort: 'newest' | 'hottest' | 'essence' | 'questions' = 'newest') => {
  const items: Post[] = []
  let cursor: string | undefined
  do {
    const { data } = await person.call(readFeed, { sort, ...(cursor ? { cursor } : {}) })
    items.push(...data.items)
    cursor = data.nextCursor ?? undefined
  } while (cursor)
  return items
}

/** A post of somebody else in Yunfan that is open to reactions, not yet touched by the person. */
const somePost = async (person: Person, also: (post: Post) => boolean = () => true) => {
  const post = (await feedOf(person)).find(
    (one) => one.abilities.canAha && one.isAha === 0 && one.isLike === 0 && also(one),
  )
  if (!post) throw new Error('the demo has such a post')
  return post
}

describe('the feed', () => {
  test('pages through every post once, pinned first, then newest', async () => {
    const items = await feedOf(scholar)
    const ids = items.map((post) => post.ugcId)
    expect(new Set(ids).size).toBe(ids.length)
    const total = await product.sql<{ n: number }>(
      `select count(*)::int as n from posts where enterprise_id = $1 and root_id is null and place_kind = 'enterprise' and (deleted_at is null or child_num > 0)`,
      [scholar.userInfo.enterpriseId],
    )
    expect(ids.length).toBe(total[0]?.n)
    const pinned = items.filter((post) => post.isPinned).length
    expect(items.slice(0, pinned).every((post) => post.isPinned === 1)).toBe(true)
    const rest = ids.slice(pinned)
    expect(rest).toEqual([...rest].sort((a, b) => b - a))
  })

  test.each(['hottest', 'essence', 'questions'] as const)(
    'sorted by %s also shows each once',
    async (sort) => {
      const items = await feedOf(scholar, sort)
      expect(new Set(items.map((post) => post.ugcId)).size).toBe(items.length)
      expect(items.length).toBeGreaterThan(3)
      if (sort === 'essence')
        expect(items.every((post) => post.isEssence === 1 || post.isDeleted === 1)).toBe(true)
      if (sort === 'questions') expect(items.every((post) => post.isAsk === 1)).toBe(true)
    },
  )

  test('carries authors, counts, own reactions and the first three comments', async () => {
    const post = (await feedOf(scholar)).find((one) => one.childUgcNum > 3 && one.ahaNum > 0)
    expect(post?.displayName).not.toBe('')
    expect(post?.department).not.toBe('')
    expect(post?.ahaUsers.length).toBeGreaterThan(0)
    expect(post?.ahaUsers.length).toBeLessThanOrEqual(6)
    expect(post?.childUgc).toHaveLength(3)
  })

  test('costs the same number of queries whatever its length', async () => {
    const queries = async () => {
      const metrics = await product.app.http.inject('/metrics')
      return Number(/database_queries_total\{route="[^"]*\/feed"\} (\d+)/.exec(metrics.body)?.[1] ?? 0)
    }
    const cost = async (limit: number) => {
      const before = await queries()
      await scholar.call(readFeed, { limit })
      return (await queries()) - before
    }
    await cost(50)
    const [short, long] = [await cost(2), await cost(49)]
    expect(long).toBe(short)
    expect(long).toBeLessThanOrEqual(6)
  })

  test('speaks the reader’s language and shows names in it', async () => {
    const english = await product.signIn('scholar', 'en')
    const [zh] = (await scholar.call(readFeed, { limit: 1 })).data.items
    const [en] = (await english.call(readFeed, { limit: 1 })).data.items
    expect(zh?.ugcId).toBe(en?.ugcId)
    expect(zh?.displayName).toMatch(/\p{Script=Han}/u)
    expect(en?.displayName).not.toMatch(/\p{Script=Han}/u)
  })

  test('a junk cursor starts over instead of failing', async () => {
    const { code, data } = await scholar.call(readFeed, { cursor: 'ÿ junk' })
    expect(code).toBe(200)
    expect(data.items).toHaveLength(10)
  })

  test('anonymous posts carry nothing that leads to their author', async () => {
    const anonymous = (await feedOf(scholar)).filter((post) => post.isAnonymous)
    expect(anonymous.length).toBeGreaterThan(0)
    for (const post of anonymous) {
      const author = await product.sql<{ author: number }>('select author from posts where id = $1', [
        post.ugcId,
      ])
      expect(author[0]?.author).toBeGreaterThan(0)
      expect(post).toMatchObject({
        enterpriseUserId: 0,
        userId: 0,
        studentId: '',
        department: '',
        position: '',
        vipAvatar: '',
      })
      expect(post.displayName).toContain('匿名')
    }
  })

  test('a deleted post with answers stays as an empty stub', async () => {
    const stub = (await feedOf(scholar)).find((post) => post.isDeleted)
    expect(stub).toMatchObject({ shareContent: '', finalSharePictures: [], finalResourcesInfo: {} })
    expect(Object.values(stub?.abilities ?? {})).not.toContain(true)
  })

  test('shows nobody another enterprise', async () => {
    const emma = await product.signIn('emma', 'en')
    const hers = new Set((await feedOf(emma)).map((post) => post.ugcId))
    const ours = (await feedOf(scholar)).map((post) => post.ugcId)
    expect(ours.some((id) => hers.has(id))).toBe(false)
  })
})

describe('a post with its comments', () => {
  test('pages ten comments at a time and says how many there are', async () => {
    const post = (await feedOf(scholar)).find((one) => one.childUgcNum === 42)
    const ugcId = post?.ugcId ?? 0
    const seen: number[] = []
    for (const page of [1, 2, 3, 4, 5]) {
      const { data } = await scholar.call(readPost, { ugcId, page })
      expect(data.count).toBe(42)
      seen.push(...data.childUgc.map((comment) => comment.ugcId))
    }
    expect(seen).toHaveLength(42)
    expect(new Set(seen).size).toBe(42)
    expect((await scholar.call(readPost, { ugcId, page: 6 })).data.childUgc).toEqual([])
  })

  test('of another enterprise, of a made-up id: the same answer', async () => {
    const emma = await product.signIn('emma', 'en')
    const [ours] = await feedOf(scholar)
    const foreign = await emma.call(readPost, { ugcId: ours?.ugcId ?? 0 })
    const madeUp = await emma.call(readPost, { ugcId: 99_999_999 })
    expect(foreign.problem).toBe('post.notFound')
    expect({ ...foreign }).toEqual({ ...madeUp })
  })

  test('the rail knows the week', async () => {
    const { data } = await scholar.call(readCampusHighlights)
    expect(data.ahaOfTheWeek?.ahaNum).toBeGreaterThan(0)
    expect(data.openQuestions.length).toBeGreaterThan(0)
    expect(data.week.posts).toBeGreaterThan(0)
    expect(data.aha.total).toBe(10)
  })
})

describe('commenting', () => {
  test('appears in the post, counted, with what was typed', async () => {
    const post = await somePost(scholar)
    const content = '周三的例会我试了一下，真的 works 👍'
    const { data: comment } = await scholar.call(commentOnPost, { toUgcId: post.ugcId, content })
    expect(comment).toMatchObject({
      shareContent: content,
      rootUgcId: post.ugcId,
      parentUgcId: post.ugcId,
      isOwn: 1,
    })
    const { data } = await mentor.call(readPost, { ugcId: post.ugcId, limit: 50 })
    expect(data.count).toBe(post.childUgcNum + 1)
    expect(data.childUgc.at(-1)?.ugcId).toBe(comment.ugcId)
  })

  test('a reply to a reply stays under the comment and names whom it answers', async () => {
    const post = await somePost(scholar)
    const { data: comment } = await scholar.call(commentOnPost, { toUgcId: post.ugcId, content: '一' })
    const { data: reply } = await mentor.call(replyToComment, { commentId: comment.ugcId, comment: '二' })
    const { data: again } = await scholar.call(replyToComment, { commentId: reply.ugcId, comment: '三' })
    expect(reply).toMatchObject({ parentUgcId: comment.ugcId, rootUgcId: post.ugcId })
    expect(again).toMatchObject({ parentUgcId: comment.ugcId, toUserData: { displayName: '林若谷' } })
  })

  test.each([
    ['   ', 'post.empty'],
    ['字'.repeat(5001), 'post.tooLong'],
  ])('refuses %#, and nothing is written', async (content, problem) => {
    const post = await somePost(scholar)
    const answer = await scholar.call(commentOnPost, { toUgcId: post.ugcId, content })
    expect(answer.status).toBe(200)
    expect(answer.problem).toBe(problem)
    const { data } = await scholar.call(readPost, { ugcId: post.ugcId })
    expect(data.count).toBe(post.childUgcNum)
  })

  test('needs a person behind the account', async () => {
    const sso = await product.signIn('sso')
    const post = (await feedOf(sso)).find((one) => one.abilities.canReply)
    const answer = await sso.call(commentOnPost, { toUgcId: post?.ugcId ?? 0, content: '你好' })
    expect(answer.problem).toBe('viewer.ssoWithoutPhone')
    expect(sso.userInfo.abilities.canSpeak).toBe(false)
    expect(sso.userInfo.abilities.speakHint).toBe(answer.message)
  })

  test('is closed on another’s anonymous post and on a deleted one', async () => {
    const items = await feedOf(scholar)
    const anonymous = items.find((post) => post.isAnonymous && !post.isOwn)
    const deleted = items.find((post) => post.isDeleted)
    const say = (post: Post | undefined) =>
      scholar.call(commentOnPost, { toUgcId: post?.ugcId ?? 0, content: '在吗' })
    expect((await say(anonymous)).problem).toBe('post.anonymousReadOnly')
    expect((await say(deleted)).problem).toBe('post.notFound')
  })

  test('sent twice under one index is said once, also at the same time', async () => {
    const post = await somePost(scholar)
    const index = createIndex()
    const send = () => scholar.call(commentOnPost, { toUgcId: post.ugcId, content: '只说一次' }, { index })
    const answers = await Promise.all([send(), send(), send(), send()])
    const later = await send()
    expect(new Set([...answers, later].map((answer) => answer.data.ugcId)).size).toBe(1)
    expect((await scholar.call(readPost, { ugcId: post.ugcId })).data.count).toBe(post.childUgcNum + 1)
  })

  test('an index used for another text is refused; another person’s index means nothing', async () => {
    const post = await somePost(scholar)
    const index = createIndex()
    await scholar.call(commentOnPost, { toUgcId: post.ugcId, content: '甲' }, { index })
    const other = await scholar.call(commentOnPost, { toUgcId: post.ugcId, content: '乙' }, { index })
    expect(other).toMatchObject({ status: 409, problem: 'request.indexReused' })
    const theirs = await mentor.call(commentOnPost, { toUgcId: post.ugcId, content: '甲' }, { index })
    expect(theirs.data).toMatchObject({ isOwn: 1, displayName: '林若谷' })
  })
})

describe('likes', () => {
  test('toggle, and everybody’s count follows', async () => {
    const post = await somePost(scholar)
    const like = () => scholar.call(toggleLike, { oneId: post.ugcId, type: post.type })
    expect((await like()).data).toEqual({ isLike: 1, likeNum: post.likeNum + 1 })
    const { data } = await scholar.call(readPost, { ugcId: post.ugcId })
    expect(data.rootUgc).toMatchObject({ isLike: 1, likeNum: post.likeNum + 1 })
    expect((await like()).data).toEqual({ isLike: 0, likeNum: post.likeNum })
  })

  test('twenty at once leave count and rows in step', async () => {
    const post = await somePost(scholar)
    await Promise.all(Array.from({ length: 20 }, () => scholar.call(toggleLike, { oneId: post.ugcId })))
    const [truth] = await product.sql<{ rows: number; counted: number }>(
      `select (select count(*)::int from likes where target_id = $1 and target_kind = 'post') as rows,
              (select like_num from posts where id = $1) as counted`,
      [post.ugcId],
    )
    expect(truth?.rows).toBe(truth?.counted)
  })

  test('are for members', async () => {
    const sailor = await product.signIn('sailor')
    const [post] = await feedOf(sailor)
    const answer = await sailor.call(toggleLike, { oneId: post?.ugcId ?? 0 })
    expect(answer.problem).toBe('viewer.needsMembership')
    expect(post?.abilities.canLike).toBe(false)
  })
})

describe('Aha', () => {
  const secretOf = async (person: Person) => (await person.call(checkAha)).data.secret

  test('goes to a post with a secret, and comes back', async () => {
    const post = await somePost(scholar)
    const before = (await scholar.call(checkAha)).data
    const given = await scholar.call(toggleAha, { ugcsetId: post.ugcId, secret: before.secret })
    expect(given.data).toMatchObject({ isAha: 1, ahaNum: post.ahaNum + 1, reTimes: before.reTimes - 1 })
    const { data } = await mentor.call(readPost, { ugcId: post.ugcId })
    expect(data.rootUgc.ahaUsers[0]?.name).toBe('李晓慧')
    const taken = await scholar.call(toggleAha, { ugcsetId: post.ugcId })
    expect(taken.data).toMatchObject({ isAha: 0, ahaNum: post.ahaNum, reTimes: before.reTimes })
  })

  test('a secret works once, for its owner, and not at all when forged', async () => {
    const [one, two] = [await somePost(scholar), await somePost(scholar, (post) => post.ahaNum !== 3)]
    const secret = await secretOf(scholar)
    await scholar.call(toggleAha, { ugcsetId: one.ugcId, secret })
    await scholar.call(toggleAha, { ugcsetId: one.ugcId })
    expect((await scholar.call(toggleAha, { ugcsetId: two.ugcId, secret })).problem).toBe('aha.secretInvalid')
    const theirs = await somePost(mentor)
    expect(
      (await mentor.call(toggleAha, { ugcsetId: theirs.ugcId, secret: await secretOf(scholar) })).problem,
    ).toBe('aha.secretInvalid')
    expect((await scholar.call(toggleAha, { ugcsetId: two.ugcId, secret: 'a.b.c' })).problem).toBe(
      'aha.secretInvalid',
    )
  })

  test('never goes to oneself, and only once to a comment', async () => {
    const post = await somePost(scholar)
    const { data: comment } = await scholar.call(commentOnPost, {
      toUgcId: post.ugcId,
      content: '自己夸自己',
    })
    const own = await scholar.call(toggleAha, { ugcsetId: comment.ugcId, secret: await secretOf(scholar) })
    expect(own.problem).toBe('aha.toOneself')
    await mentor.call(toggleAha, { ugcsetId: comment.ugcId, secret: await secretOf(mentor) })
    const again = await mentor.call(toggleAha, { ugcsetId: comment.ugcId, secret: await secretOf(mentor) })
    expect(again.problem).toBe('aha.alreadyGiven')
  })

  test('the last one of the month brings three more, then it is over', async () => {
    const elite = await product.signIn('elite')
    expect((await elite.call(checkAha)).data).toMatchObject({ total: 20, reTimes: 1 })
    const last = await elite.call(toggleAha, {
      ugcsetId: (await somePost(elite)).ugcId,
      secret: await secretOf(elite),
    })
    expect(last).toMatchObject({ code: 10063, data: { isAha: 1, ahaAppend: 3, reTimes: 3, total: 23 } })
    for (const left of [2, 1, 0]) {
      const sent = await elite.call(toggleAha, {
        ugcsetId: (await somePost(elite)).ugcId,
        secret: await secretOf(elite),
      })
      expect(sent).toMatchObject({ code: 200, data: { reTimes: left } })
    }
    expect(await elite.call(checkAha)).toMatchObject({
      code: 10062,
      data: { problem: 'aha.spent', sent: 23, reTimes: 0 },
    })
  })

  test('who has spent quota and bonus is told so', async () => {
    const noaha = await product.signIn('noaha')
    expect(await noaha.call(checkAha)).toMatchObject({ code: 10062, data: { sent: 23, reTimes: 0 } })
  })

  test('a hundred sends at once with three left give exactly three', async () => {
    const ta = await product.signIn('ta')
    const giver = ta.userInfo.enterpriseUserId
    const comments = await product.sql<{ id: number }>(
      `select id from posts p where enterprise_id = $1 and root_id is not null and author <> $2 and deleted_at is null
          and not exists (select 1 from aha_entries a where a.target_id = p.id and a.giver = $2) limit 100`,
      [ta.userInfo.enterpriseId, giver],
    )
    expect(comments).toHaveLength(100)
    const { total } = (await ta.call(checkAha)).data
    await product.sql(
      `insert into aha_months (giver, month, sent, bonus) values ($1, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-01')::date, $2, 3)
       on conflict (giver, month) do update set sent = $2, bonus = 3`,
      [giver, total],
    )
    const secrets = await Promise.all(comments.map(() => secretOf(ta)))
    const answers = await Promise.all(
      comments.map(({ id }, n) => ta.call(toggleAha, { ugcsetId: id, secret: secrets[n] ?? '' })),
    )
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3)
    expect(answers.filter((answer) => answer.problem === 'aha.spent')).toHaveLength(97)
    const [stored] = await product.sql<{ n: number }>(
      'select count(*)::int as n from aha_entries where giver = $1 and target_id = any($2)',
      [giver, comments.map(({ id }) => id)],
    )
    expect(stored?.n).toBe(3)
  })
})

test('pictures come with addresses that open them, and nothing else opens them', async () => {
  const { data } = await scholar.call(readFeed, { limit: 50 })
  const [picture] = data.items.flatMap((post) => post.finalSharePictures)
  const [bare] = picture?.fileUrl.split('?') ?? []
  const open = async (url = '') => (await product.app.http.inject({ url })).statusCode
  expect([await open(picture?.fileUrl), await open(bare)]).toEqual([200, 404])
})

describe('who learns from whom', () => {
  test('an Aha with its reason stands in both books, and leaves them when it is taken back', async () => {
    const post = await somePost(scholar)
    const { secret } = (await scholar.call(checkAha)).data
    await scholar.call(toggleAha, { ugcsetId: post.ugcId, secret, reason: 'canUse' })
    const bookOf = async (studentId: string, direction: 'received' | 'given') =>
      (await mentor.call(readAhaBook, { studentId, direction })).data
    const received = await bookOf(post.studentId, 'received')
    expect(received.items[0]).toMatchObject({ ugcId: post.ugcId, name: '李晓慧', reason: 'canUse' })
    expect(received.people.some(({ name }) => name === '李晓慧')).toBe(true)
    const given = await bookOf(scholar.userInfo.studentId, 'given')
    expect(given.items[0]).toMatchObject({ ugcId: post.ugcId, name: post.displayName })
    await scholar.call(toggleAha, { ugcsetId: post.ugcId })
    const later = await bookOf(post.studentId, 'received')
    expect(later.items.some(({ ugcId, name }) => ugcId === post.ugcId && name === '李晓慧')).toBe(false)
  })

  test('another enterprise’s people have no book here', async () => {
    const emma = await product.signIn('emma', 'en')
    const { data } = await emma.call(readAhaBook, { studentId: scholar.userInfo.studentId })
    expect(data).toEqual({ items: [], next: null, people: [] })
  })
})
