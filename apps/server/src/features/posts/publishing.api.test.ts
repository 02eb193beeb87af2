import { createIndex } from '@fairlead/contract/headers.ts'
import { postPictureOrVideo } from '@fairlead/contract/media/media.endpoints.ts'
import {
  allowRiskyText,
  readModerationQueue,
  reportContent,
} from '@fairlead/contract/moderation/moderation.endpoints.ts'
import {
  commentOnDynamic,
  commentOnPost,
  commentOnTheme,
  replyOnSeminar,
  replyOnTool,
  replyOnUserSeminar,
  replyToComment,
} from '@fairlead/contract/posts/comments.endpoints.ts'
import {
  checkAha,
  readFeed,
  readPost,
  readPostsOf,
  toggleAha,
  toggleLike,
} from '@fairlead/contract/posts/posts.endpoints.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { deletePost, publishPost, readAnonymousName } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPicture } from '../../demo/picture.ts'
import { openProduct, type Person, type Product } from '../../testing/product.ts'
import { upload } from '../../testing/upload.ts'

let product: Product
let scholar: Person
let mentor: Person
let leader: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  mentor = await product.signIn('mentor')
  leader = await product.signIn('leader')
})
afterAll(() => product.close())

const publish = async (person: Person, content: string, more: object = {}): Promise<Post> => {
  const answer = await person.call(publishPost, { content, ...more })
  if (answer.code !== 200) throw new Error(answer.message)
  return answer.data
}
const comment = (person: Person, toUgcId: number, content: string) =>
  person.call(commentOnPost, { toUgcId, content })
const countOf = async (ugcId: number) => (await scholar.call(readPost, { ugcId })).data.count

describe('posting', () => {
  test('stands in the feed behind what is pinned, as it was typed', async () => {
    const content = '第一次开复盘会 <script>alert(1)</script> 👍🏽'
    const post = await publish(scholar, content)
    expect(post).toMatchObject({ type: 1, shareContent: content, isOwn: 1, childUgcNum: 0 })
    expect(post.place).toEqual({ kind: 'enterprise', id: scholar.userInfo.enterpriseId })
    const { items } = (await mentor.call(readFeed)).data
    expect(items.find((one) => one.isPinned === 0)?.ugcId).toBe(post.ugcId)
  })

  test('a question is one', async () => {
    const post = await publish(scholar, '怎么让沉默的人开口？', { type: 3 })
    expect(post.isAsk).toBe(1)
    const { items } = (await scholar.call(readFeed, { sort: 'questions' })).data
    expect(items[0]?.ugcId).toBe(post.ugcId)
  })

  test('mentions colleagues, and nobody else', async () => {
    const { enterpriseUserId } = mentor.userInfo
    const emma = await product.signIn('emma')
    const post = await publish(
      scholar,
      `@林若谷 和 @[${emma.userInfo.enterpriseUserId}:Emma Clarke] 你们看`,
      {
        toUserList: [
          { enterpriseUserId, realname: '林若谷' },
          { enterpriseUserId: leader.userInfo.enterpriseUserId, realname: '赵明月' },
        ],
      },
    )
    expect(post.shareContent).toBe(`@[${enterpriseUserId}:林若谷] 和 @Emma Clarke 你们看`)
  })

  const picture = (n: number) => ({ fileUrl: `/files/a/${n}.png`, fileName: '<b>图</b>.png' })
  const pictures = (n: number) => Array.from({ length: n }, (_, i) => picture(i))
  test.each([
    ['nothing but spaces', { content: '   ' }, 'post.empty'],
    ['5001 characters', { content: '字'.repeat(5001) }, 'post.tooLong'],
    ['a seventh picture', { content: '图', sharePictures: pictures(7) }, 'post.tooManyPictures'],
    ['a fifth file', { content: '文件', shareFiles: pictures(5) }, 'post.tooManyFiles'],
    [
      'pictures and a video',
      { content: '都要', sharePictures: pictures(1), ossVideoUrl: '/files/a/v.mp4' },
      'post.picturesOrVideo',
    ],
    [
      'a file from elsewhere',
      { content: '外链', shareFiles: [{ fileUrl: 'javascript:alert(1)', fileName: 'a.pdf' }] },
      'upload.notYours',
    ],
    ['a place that is not there', { content: '在吗', placeKind: 'class', placeId: 99 }, 'place.notFound'],
    ['another enterprise', { content: '在吗', placeKind: 'enterprise', placeId: 1 }, 'place.notFound'],
  ] as const)('refuses %s', async (_, input, problem) => {
    expect((await scholar.call(publishPost, { ...input } as never)).problem).toBe(problem)
  })

  const uploaded = async (person: Person, name: string) => {
    const file = { name, content: drawPicture(name) }
    const { data } = await upload(product, person, postPictureOrVideo, file, { type: 'image' })
    return { fileUrl: data.uploadUrl, fileName: data.fileName }
  }

  test('pictures become its own, for whoever may see it; another’s can’t be taken', async () => {
    const sharePictures = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => uploaded(scholar, `图 ${n}.png`)))
    const stolen = await mentor.call(publishPost, { content: '借来的图', sharePictures })
    expect(stolen.problem).toBe('upload.notYours')
    const post = await publish(scholar, '六张图', { sharePictures })
    expect(post.finalSharePictures.map(({ fileName }) => fileName)).toEqual(
      sharePictures.map(({ fileName }) => fileName),
    )
    const seen = (await mentor.call(readPost, { ugcId: post.ugcId })).data.rootUgc
    const opened = await product.app.http.inject({ url: seen.finalSharePictures[5]?.fileUrl ?? '' })
    expect([opened.statusCode, seen.sharePicture]).toEqual([200, seen.finalSharePictures[0]?.fileUrl])
  })

  test('sent again after a lost answer, it is posted once', async () => {
    const index = createIndex()
    const send = () => scholar.call(publishPost, { content: '网断了又连上' }, { index })
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    expect(new Set([first, second, third].map(({ data }) => data.ugcId)).size).toBe(1)
  })

  test('needs a person behind the account', async () => {
    const sso = await product.signIn('sso')
    expect((await sso.call(publishPost, { content: '你好' })).problem).toBe('viewer.ssoWithoutPhone')
  })

  test('in a class, only the class reads it', async () => {
    const placeId = scholar.userInfo.enterpriseClassId ?? 0
    const post = await publish(scholar, '只给班里看', { placeKind: 'class', placeId })
    expect((await mentor.call(readPost, { ugcId: post.ugcId })).problem).toBe('post.notFound')
    expect((await mentor.call(readFeed, { placeKind: 'class', placeId })).problem).toBe('place.notFound')
    const own = (await scholar.call(readFeed, { placeKind: 'class', placeId })).data.items
    expect(own[0]?.ugcId).toBe(post.ugcId)
    for (const placeKind of ['enterprise', 'square'] as const) {
      const page = await mentor.call(readFeed, { placeKind, placeId: mentor.userInfo.enterpriseId })
      expect(page.data.items.some((one) => one.ugcId === post.ugcId)).toBe(false)
    }
    const profile = await mentor.call(readPostsOf, { studentId: scholar.userInfo.studentId })
    expect(profile.data.items.some((one) => one.ugcId === post.ugcId)).toBe(false)
  })
})

describe('anonymous', () => {
  test('others find no way to the author, in the thread or on the profile', async () => {
    const { ugcId } = await publish(scholar, '有件事不方便署名', { isAnonymous: 1 })
    const own = await comment(scholar, ugcId, '补充一句')
    await scholar.call(replyToComment, { commentId: own.data.ugcId, comment: '再补一句' })
    const seen = await mentor.call(readPost, { ugcId })
    const wire = JSON.stringify(seen.data)
    for (const trace of [
      '李晓慧',
      scholar.userInfo.studentId,
      `"enterpriseUserId":${scholar.userInfo.enterpriseUserId}`,
    ])
      expect(wire).not.toContain(trace)
    expect(seen.data.rootUgc.abilities).toMatchObject({ canReply: false, canLike: false, canReport: true })
    const name = await scholar.call(readAnonymousName, { ugcId })
    expect(seen.data.rootUgc.displayName).toBe(name.data.displayName)
    expect(seen.data.childUgc[0]?.displayName).toBe(name.data.displayName)
    const profile = await mentor.call(readPostsOf, { studentId: scholar.userInfo.studentId })
    expect(profile.data.items.some((one) => one.ugcId === ugcId)).toBe(false)
    const mine = await scholar.call(readPostsOf, { studentId: scholar.userInfo.studentId })
    expect(mine.data.items.some((one) => one.ugcId === ugcId)).toBe(true)
  })
})

describe('every call of the wire that answers', () => {
  test('says it under what it names', async () => {
    const { ugcId } = await publish(mentor, '一处开头')
    const said = '答一句'
    const answers = [
      await scholar.call(commentOnDynamic, { toDynamicId: ugcId, content: said }),
      await scholar.call(commentOnPost, { toUgcId: ugcId, content: said }),
      await scholar.call(commentOnTheme, { toThemeCommentId: ugcId, comment: said }),
      await scholar.call(replyOnTool, { toUgcId: ugcId, comment: said, oneId: '1' }),
      await scholar.call(replyOnSeminar, { toUgcId: ugcId, comment: said, oneId: '1' }),
      await scholar.call(replyOnUserSeminar, { toUgcId: ugcId, comment: said, oneId: '1' }),
    ]
    for (const { data } of answers) expect(data).toMatchObject({ parentUgcId: ugcId, shareContent: said })
    expect(await countOf(ugcId)).toBe(answers.length)
    expect((await scholar.call(commentOnTheme, { comment: said })).problem).toBe('post.notFound')
  })
})

describe('deleting', () => {
  test('takes back what others gave for it, and their Aha returns', async () => {
    const { ugcId } = await publish(mentor, '会被删除')
    const before = (await scholar.call(checkAha)).data
    await scholar.call(toggleAha, { ugcsetId: ugcId, secret: before.secret })
    await scholar.call(toggleLike, { oneId: ugcId })
    expect((await scholar.call(deletePost, { ugcId })).problem).toBe('post.notYours')
    expect((await mentor.call(deletePost, { ugcId })).data).toEqual({ ugcId, isStub: 0 })
    expect((await scholar.call(checkAha)).data.reTimes).toBe(before.reTimes)
    expect((await comment(scholar, ugcId, '还在吗')).problem).toBe('post.notFound')
    const [left] = await product.sql<{ likes: number; ahas: number }>(
      `select (select count(*)::int from likes where target_kind = 'post' and target_id = $1) as likes,
              (select count(*)::int from aha_entries where target_id = $1 and withdrawn_at is null) as ahas`,
      [ugcId],
    )
    expect(left).toEqual({ likes: 0, ahas: 0 })
    const feed = (await scholar.call(readFeed)).data.items
    expect(feed.some((one) => one.ugcId === ugcId)).toBe(false)
  })

  test('a comment with answers leaves a stub, and goes with its last answer', async () => {
    const { ugcId } = await publish(mentor, '楼')
    const { data: floor } = await comment(scholar, ugcId, '一层')
    const { data: reply } = await leader.call(replyToComment, { commentId: floor.ugcId, comment: '二层' })
    expect((await scholar.call(deletePost, { ugcId: floor.ugcId })).data.isStub).toBe(1)
    const { childUgc, count } = (await mentor.call(readPost, { ugcId })).data
    expect(count).toBe(1)
    expect(childUgc[0]).toMatchObject({ isDeleted: 1, shareContent: '', childUgcNum: 1 })
    await leader.call(deletePost, { ugcId: reply.ugcId })
    expect(await countOf(ugcId)).toBe(0)
    expect((await mentor.call(readPost, { ugcId })).data.childUgc).toEqual([])
  })

  test('from two tabs at once counts it out once', async () => {
    const { ugcId } = await publish(mentor, '两个标签页')
    const { data: one } = await comment(scholar, ugcId, '删我')
    await comment(scholar, ugcId, '留我')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => scholar.call(deletePost, { ugcId: one.ugcId })),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(await countOf(ugcId)).toBe(1)
  })

  test('while others answer, counts and rows stay in step', async () => {
    const { ugcId } = await publish(mentor, '边删边答')
    const { data: floor } = await comment(scholar, ugcId, '一层')
    await Promise.all([
      scholar.call(deletePost, { ugcId: floor.ugcId }),
      ...Array.from({ length: 8 }, (_, n) =>
        leader.call(replyToComment, { commentId: floor.ugcId, comment: `第 ${n} 句` }),
      ),
    ])
    const [truth] = await product.sql<{ counted: number; rows: number; shown: number; root: number }>(
      `select c.child_num as counted, (select count(*)::int from posts r where r.parent_id = c.id) as rows,
              (c.deleted_at is null or c.child_num > 0)::int as shown, p.child_num as root
         from posts c join posts p on p.id = c.parent_id where c.id = $1`,
      [floor.ugcId],
    )
    expect(truth?.counted).toBe(truth?.rows)
    expect(truth?.root).toBe(truth?.shown)
  })
})

describe('a risky text', () => {
  test('is warned of, goes out once with a pass, and waits for a moderator', async () => {
    const eadmin = await product.signIn('eadmin')
    const { ugcId } = await publish(mentor, '谈谈价格')
    const text = '内部报价我贴在这里'
    const warned = await comment(scholar, ugcId, text)
    expect(warned).toMatchObject({ code: 10061, status: 200, problem: 'speech.risky' })
    const { paramKey } = warned.data as unknown as { paramKey: string }
    expect(await countOf(ugcId)).toBe(0)
    expect((await mentor.call(allowRiskyText, { paramKey })).problem).toBe('moderation.passInvalid')
    expect((await scholar.call(allowRiskyText, { paramKey })).code).toBe(200)
    expect((await comment(scholar, ugcId, `${text}！`)).code).toBe(10061)
    const posted = await comment(scholar, ugcId, text)
    expect(posted.data.shareContent).toBe(text)
    await scholar.call(allowRiskyText, { paramKey })
    expect((await comment(scholar, ugcId, text)).code).toBe(10061)
    const { items } = (await eadmin.call(readModerationQueue)).data
    expect(items[0]).toMatchObject({ targetId: posted.data.ugcId, word: '内部报价', excerpt: text })
    expect((await scholar.call(readModerationQueue)).status).toBe(403)
  })

  test('one pass and four tabs: one post', async () => {
    const content = 'Our internal price list'
    const warned = await scholar.call(publishPost, { content })
    await scholar.call(allowRiskyText, {
      paramKey: (warned.data as unknown as { paramKey: string }).paramKey,
    })
    const answers = await Promise.all(Array.from({ length: 4 }, () => scholar.call(publishPost, { content })))
    expect(answers.map(({ code }) => code).sort()).toEqual([10061, 10061, 10061, 200].sort())
  })
})

describe('reporting', () => {
  test('twice counts once; one’s own and another enterprise’s are refused', async () => {
    const { ugcId } = await publish(mentor, '有点过分的话')
    const report = (person: Person) =>
      person.call(reportContent, { targetKind: 'post', targetId: ugcId, reason: 'offensive', note: ' 语气 ' })
    const [first, again, other] = [await report(scholar), await report(scholar), await report(leader)]
    expect(again.data.caseId).toBe(first.data.caseId)
    expect(other.data.caseId).toBe(first.data.caseId)
    expect((await report(mentor)).problem).toBe('moderation.ownContent')
    const emma = await product.signIn('emma')
    expect((await report(emma)).problem).toBe('moderation.targetUnknown')
    const eadmin = await product.signIn('eadmin')
    const { items } = (await eadmin.call(readModerationQueue)).data
    const found = items.find((one) => one.caseId === first.data.caseId)
    expect(found?.reports.map(({ note, reporterName }) => [note, reporterName])).toEqual([
      ['语气', '李晓慧'],
      ['语气', '赵明月'],
    ])
  })
})
