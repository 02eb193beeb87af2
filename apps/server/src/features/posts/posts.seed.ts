import { readFile } from 'node:fs/promises'
import { AHA_QUOTA } from '@fairlead/contract/membership/membership.schema.ts'
import { writeMention } from '@fairlead/contract/posts/mention.ts'
import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import type { IWill, ResourceCard } from '@fairlead/contract/posts/resources.schema.ts'
import type { Tier } from '@fairlead/contract/primitives/standing.ts'
import type { DemoPlacePost } from '../../demo/demo-community-types.ts'
import type { DemoPost, EnterpriseKey } from '../../demo/demo-types.ts'
import type { DemoPlace, DemoWorld } from '../../demo/demo-world.ts'
import { drawDocument } from '../../demo/document.ts'
import { demoPeople } from '../../demo/people.ts'
import { drawPicture } from '../../demo/picture.ts'
import { type DemoPostBody, demoPostBodies } from '../../demo/post-bodies.ts'
import { demoPosts } from '../../demo/posts.ts'
import { demoPlacePosts } from '../../demo/posts-places.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { FILES_PATH } from '../../platform/storage/file-addresses.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type SeedReaction, seedAhas, seedLikes } from '../endorsements/public.ts'
import { seedThemePost } from '../themes/public.ts'
import { POST_KIND } from './post-kind.ts'
import { createPostsRepository } from './posts.repository.ts'
import { type PostAttachment, type PostBody, posts } from './posts.tables.ts'

const MINUTE = 60_000
const VIDEO_KEY = 'demo/harbour.mp4'
/** What each of the two limited givers has sent this month: one with one left, one with quota and bonus spent. */
const sentThisMonth: Record<string, number> = { elite: AHA_QUOTA.elite - 1, noaha: AHA_QUOTA.elite + 3 }
/** Scholars keep a few, so that trying it out never meets an empty purse by chance. */
const SCHOLAR_KEEPS = 3

const tierOf = new Map<string, Tier>(
  demoPeople.flatMap((person) =>
    person.memberships.map((m) => [`${person.login}@${m.enterprise}`, m.tier] as const),
  ),
)
const nameOf = new Map(demoPeople.map((person) => [person.login, person]))

type Line = {
  id: number
  author: string
  enterprise: EnterpriseKey
  at: Date
  aha: readonly string[]
  likes: readonly string[]
}

export const seedDemoPosts = async (
  database: Database,
  storage: Storage,
  calendar: Calendar,
  world: DemoWorld,
): Promise<void> => {
  await storage.put(VIDEO_KEY, await readFile(new URL('../../demo/assets/harbour.mp4', import.meta.url)))
  const lines: Line[] = []
  // Oldest first: ids then follow time, which is what the feed sorts by.
  for (const post of [...demoPosts, ...demoPlacePosts].sort((a, b) => b.hoursAgo - a.hoursAgo)) {
    const said = await seedPost(database, storage, world, post)
    lines.push(...said)
    const place = placeOf(post, world)
    if (said[0] && (place.kind === 'theme' || place.kind === 'debate'))
      await seedThemePost(database, calendar, place.id, said[0].at)
  }
  await seedReactions(database, calendar, world, lines)
  await createPostsRepository(database).reheat(new Date(0))
}

type SeededPost = DemoPost & Partial<Pick<DemoPlacePost, 'place' | 'side'>>

const placeOf = (post: SeededPost, world: DemoWorld): DemoPlace =>
  post.place
    ? world.place(post.place)
    : { kind: 'enterprise', id: world.enterprise(post.enterprise), isOpen: true }

const seedPost = async (
  database: Database,
  storage: Storage,
  world: DemoWorld,
  post: SeededPost,
): Promise<Line[]> => {
  const { enterprise } = post
  const lines: Line[] = []
  const place = placeOf(post, world)
  const at = new Date(world.now.getTime() - post.hoursAgo * 60 * MINUTE)
  const insert = async (
    row: Omit<typeof posts.$inferInsert, 'enterpriseId' | 'placeKind' | 'placeId' | 'author'>,
    said: Omit<Line, 'id' | 'enterprise' | 'at'>,
  ) => {
    const values = {
      ...row,
      enterpriseId: world.enterprise(enterprise),
      placeKind: place.kind,
      placeId: place.id,
      isOpen: place.isOpen,
      author: world.member(said.author, enterprise),
    }
    const [{ id } = { id: 0 }] = await database.orm.insert(posts).values(values).returning({ id: posts.id })
    lines.push({ id, enterprise, at: row.createdAt, ...said })
    return id
  }
  const rootId = await insert(
    {
      type: post.type,
      content: withMentions(post.content, enterprise, world),
      isAnonymous: post.anonymous ?? false,
      isEssence: post.essence ?? false,
      isPinned: post.pinned ?? false,
      sideType: post.side ?? 0,
      pictures: await putPictures(storage, post),
      files: await putFiles(storage, post),
      video: post.video ? `${FILES_PATH}/${VIDEO_KEY}` : '',
      cards: cardsOf(post),
      body: bodyOf(post, at, world),
      childNum: post.comments.length,
      createdAt: at,
      deletedAt: post.deleted ? world.now : null,
    },
    { author: post.author, aha: post.aha, likes: post.likes },
  )
  world.addPost(post.key, rootId)
  for (const comment of post.comments) {
    const commentedAt = notLater(at, comment.minutesAfter, world)
    const parentId = await insert(
      {
        type: post.type === POST_TYPE.question ? POST_TYPE.answer : POST_TYPE.dynamicComment,
        rootId,
        parentId: rootId,
        content: withMentions(comment.content, enterprise, world),
        isAnswer: comment.answer ?? false,
        childNum: comment.replies?.length ?? 0,
        createdAt: commentedAt,
        deletedAt: comment.deleted ? world.now : null,
      },
      { author: comment.author, aha: comment.aha ?? [], likes: comment.likes ?? [] },
    )
    for (const reply of comment.replies ?? [])
      await insert(
        {
          type: POST_TYPE.dynamicComment,
          rootId,
          parentId,
          repliesTo: world.member(reply.to ?? comment.author, enterprise),
          content: withMentions(reply.content, enterprise, world),
          createdAt: notLater(commentedAt, reply.minutesAfter, world),
        },
        { author: reply.author, aha: reply.aha ?? [], likes: reply.likes ?? [] },
      )
  }
  return lines
}

const cardsOf = ({ key, cards = [] }: DemoPost): ResourceCard[] => {
  const { card } = demoPostBodies[key] ?? {}
  return card ? [...cards, card] : [...cards]
}

const bodyOf = ({ key, enterprise }: DemoPost, at: Date, world: DemoWorld): PostBody | null => {
  const told = demoPostBodies[key]
  if (!told) return null
  return {
    ...(told.iWill && { iwill: iWillOf(told.iWill, at) }),
    ...(told.themeAction && { themeAction: told.themeAction }),
    ...(told.vlogTitle && { vlogTitle: told.vlogTitle }),
    ...(told.members && { members: told.members.map((login) => world.member(login, enterprise)) }),
  }
}

const iWillOf = (told: NonNullable<DemoPostBody['iWill']>, at: Date): IWill => {
  const addTime = at.toISOString()
  const endTime = new Date(at.getTime() + told.endsAfterDays * 24 * 60 * MINUTE).toISOString()
  return {
    targets: [
      {
        target: { targetContent: told.target },
        evaluations: [...told.evaluations],
        objectives: told.objectives.map(({ content, done }) => ({ content, status: done ? 1 : 2 })),
        addTime,
        endTime,
      },
    ],
    questionList: told.questions.map(({ topic, question, answer }) => ({
      topic,
      conntent: question,
      answer: answer ?? '',
      answerTime: answer ? addTime : '',
      isFinish: answer ? 1 : 0,
    })),
  }
}

const notLater = (from: Date, minutes: number, world: DemoWorld): Date =>
  new Date(Math.min(from.getTime() + minutes * MINUTE, world.now.getTime() - MINUTE))

const withMentions = (content: string, enterprise: EnterpriseKey, world: DemoWorld): string =>
  content.replaceAll(/@\[(\w+)\]/g, (_, login: string) =>
    writeMention(world.member(login, enterprise), nameOf.get(login)?.zh ?? login),
  )

const putPictures = (storage: Storage, post: DemoPost): Promise<PostAttachment[]> =>
  Promise.all(
    Array.from({ length: post.pictures ?? 0 }, async (_, index) => {
      const key = `demo/${post.key}-${index + 1}.png`
      await storage.put(key, drawPicture(key))
      return { fileUrl: `${FILES_PATH}/${key}`, fileName: `${post.key}-${index + 1}.png` }
    }),
  )

const putFiles = (storage: Storage, post: DemoPost): Promise<PostAttachment[]> =>
  Promise.all(
    (post.files ?? []).map(async (fileName, index) => {
      const key = `demo/${post.key}-file-${index + 1}.pdf`
      await storage.put(key, drawDocument(`Fairlead demo: ${post.key}, attachment ${index + 1}`))
      return { fileUrl: `${FILES_PATH}/${key}`, fileName: fileName.replace(/\.\w+$/, '.pdf') }
    }),
  )

const seedReactions = async (
  database: Database,
  calendar: Calendar,
  world: DemoWorld,
  lines: Line[],
): Promise<void> => {
  const thisMonth = calendar.monthOf(world.now)
  const spent = new Map<string, number>()
  const reactionOf = (line: Line, login: string): SeedReaction => ({
    targetKind: POST_KIND,
    targetId: line.id,
    giver: world.member(login, line.enterprise),
    receiver: world.member(line.author, line.enterprise),
    at: notLater(line.at, 5, world),
  })
  const limitOf = (who: string): number => {
    const tier = tierOf.get(who)
    const [login = ''] = who.split('@')
    if (sentThisMonth[login] !== undefined) return sentThisMonth[login]
    return tier === undefined ? 0 : AHA_QUOTA[tier] - SCHOLAR_KEEPS
  }
  const mayGive = (line: Line, login: string): boolean => {
    if (calendar.monthOf(notLater(line.at, 5, world)) !== thisMonth) return true
    const who = `${login}@${line.enterprise}`
    const count = spent.get(who) ?? 0
    if (count >= limitOf(who)) return false
    spent.set(who, count + 1)
    return true
  }

  const newestFirst = [...lines].reverse()
  const ahas = newestFirst.flatMap((line) =>
    line.aha.filter((login) => mayGive(line, login)).map((login) => reactionOf(line, login)),
  )
  ahas.push(...topUp(newestFirst, spent, world, reactionOf))
  const liked = lines.flatMap((line) => line.likes.map((login) => reactionOf(line, login)))

  const quotas = new Map([...tierOf].map(([who, tier]) => [memberOf(who, world), AHA_QUOTA[tier]]))
  await seedAhas(database, calendar, ahas, (giver) => quotas.get(giver) ?? 0)
  await seedLikes(database, liked)
  await recount(database, ahas, liked)
}

const memberOf = (who: string, world: DemoWorld): number => {
  const [login = '', enterprise] = who.split('@')
  return world.member(login, enterprise as EnterpriseKey)
}

/** Brings the two limited givers to exactly what they should have sent this month, with Ahas given today. */
const topUp = (
  lines: readonly Line[],
  spent: ReadonlyMap<string, number>,
  world: DemoWorld,
  reactionOf: (line: Line, login: string) => SeedReaction,
): SeedReaction[] =>
  Object.entries(sentThisMonth).flatMap(([login, wanted]) => {
    const missing = wanted - (spent.get(`${login}@yunfan`) ?? 0)
    if (missing <= 0) return []
    return lines
      .filter((line) => line.enterprise === 'yunfan' && line.author !== login && !line.aha.includes(login))
      .slice(-missing)
      .map((line) => ({ ...reactionOf(line, login), at: new Date(world.now.getTime() - MINUTE) }))
  })

const recount = async (
  database: Database,
  ahas: readonly SeedReaction[],
  liked: readonly SeedReaction[],
): Promise<void> => {
  const repository = createPostsRepository(database)
  const counts = new Map<number, { aha: number; like: number }>()
  const countOf = (id: number) =>
    counts.get(id) ?? counts.set(id, { aha: 0, like: 0 }).get(id) ?? { aha: 0, like: 0 }
  for (const { targetId } of ahas) countOf(targetId).aha++
  for (const { targetId } of liked) countOf(targetId).like++
  for (const [id, count] of counts) await repository.bump(id, count)
}
