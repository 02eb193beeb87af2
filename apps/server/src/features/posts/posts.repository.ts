import { CARD_REPLIES_SHOWN, type FeedSort, POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import type { ResourceCard } from '@fairlead/contract/posts/resources.schema.ts'
import type { Place, PlaceKind } from '@fairlead/contract/primitives/place.ts'
import { type Database, type Statement, statement } from '../../platform/database/database.ts'
import type { FeedCursor } from './feed-cursor.ts'
import type { PostAttachment, PostBody } from './posts.tables.ts'

export type PostRow = {
  id: number
  enterpriseId: number
  placeKind: PlaceKind
  placeId: number
  author: number
  type: number
  rootId: number | null
  parentId: number | null
  repliesTo: number | null
  content: string
  isAnonymous: boolean
  isEssence: boolean
  isPinned: boolean
  isAnswer: boolean
  sideType: number
  pictures: PostAttachment[]
  files: PostAttachment[]
  video: string
  cards: ResourceCard[]
  body: PostBody | null
  ahaNum: number
  likeNum: number
  childNum: number
  heat: number
  createdAt: Date
  isDeleted: boolean
  isHidden: boolean
}

/** `key` is where a row stands in its sort; a child has none. */
export type PageRow = PostRow & { key: number | null }

/** The type of what is said under a post of a type; a plain comment otherwise. */
const REPLY_TYPES = JSON.stringify({
  [POST_TYPE.question]: POST_TYPE.answer,
  [POST_TYPE.groupQuestion]: POST_TYPE.answer,
})

const columns = (
  p: string,
) => `${p}.id, ${p}.enterprise_id as "enterpriseId", ${p}.place_kind as "placeKind", ${p}.place_id as "placeId", ${p}.author, ${p}.type,
  ${p}.root_id as "rootId", ${p}.parent_id as "parentId", ${p}.replies_to as "repliesTo", ${p}.content, ${p}.is_anonymous as "isAnonymous",
  ${p}.is_essence as "isEssence", ${p}.is_pinned as "isPinned", ${p}.is_answer as "isAnswer", ${p}.side_type as "sideType",
  ${p}.pictures, ${p}.files, ${p}.video, ${p}.cards, ${p}.body, ${p}.aha_num as "ahaNum", ${p}.like_num as "likeNum",
  ${p}.child_num as "childNum", ${p}.heat, ${p}.created_at as "createdAt", ${p}.deleted_at is not null as "isDeleted",
  ${p}.hidden_at is not null as "isHidden"`

/** What was deleted leaves a stub while others' answers hang on it. */
const standing = (p: string) => `(${p}.deleted_at is null or ${p}.child_num > 0)`
const shown = `${standing('p')} and p.hidden_at is null`

/** A page and, behind it, the first few children of each of its rows: one round trip, in the order of reading. */
const withFirstChildren = (page: string) =>
  `with page as materialized (${page})
   select * from page
   union all
   select c.* from page cross join lateral (
     select ${columns('c')}, null::float8 as key from posts c
      where c.parent_id = page.id and ${standing('c')} order by c.id limit ${CARD_REPLIES_SHOWN}
   ) c where page."childNum" > 0`

interface Feed {
  first: Statement
  next: Statement
  /** Where the last page ended, as `next` compares it. */
  place: (after: FeedCursor) => unknown[]
}

const sorts: Record<FeedSort, { condition: string; key?: string }> = {
  newest: { condition: 'true', key: 'p.is_pinned' },
  hottest: { condition: 'true', key: 'p.heat' },
  essence: { condition: 'p.is_essence' },
  questions: { condition: 'p.type in (3, 5)' },
}

/** One page of a sort, from its start or from where the last page ended: each reads one partial index backwards. */
const feedOf = (name: string, where: string, condition: string, key: string | undefined): Feed => {
  const page = (after: string) =>
    withFirstChildren(
      `select ${columns('p')}, ${key ?? '0'}${key === 'p.is_pinned' ? '::int' : ''}::float8 as key from posts p
        where ${where} and p.root_id is null and ${condition} and ($4::int = 0 or p.side_type = $4) and ${shown} ${after}
        order by ${key ? `${key} desc, ` : ''}p.id desc limit $3`,
    )
  return {
    first: statement(name, page('')),
    next: statement(`${name}_next`, page(key ? `and (${key}, p.id) < ($5, $6)` : 'and p.id < $5')),
    place: ({ key: last, id }) => (key ? [key === 'p.is_pinned' ? last === 1 : last, id] : [id]),
  }
}

const placeFeeds = Object.fromEntries(
  Object.entries(sorts).map(([sort, { condition, key }]) => [
    sort,
    feedOf(`feed_${sort}`, 'p.place_kind = $1 and p.place_id = $2', condition, key),
  ]),
) as Record<FeedSort, Feed>

// On the square nothing is pinned: what a place holds on to is its own affair.
const squareFeeds = Object.fromEntries(
  Object.entries(sorts).map(([sort, { condition, key }]) => [
    sort,
    feedOf(
      `square_${sort}`,
      `$1 = 'square' and p.enterprise_id = $2 and p.is_open`,
      condition,
      key === 'p.is_pinned' ? undefined : key,
    ),
  ]),
) as Record<FeedSort, Feed>

const authored = feedOf('posts_of_author', 'p.author = $1 and ($2 or not p.is_anonymous)', 'true', undefined)

const firstChildren = statement(
  'post_first_children',
  `select ${columns('c')} from posts c where c.parent_id = $1 and ${standing('c')} order by c.id limit ${CARD_REPLIES_SHOWN}`,
)

const one = statement('post_by_id', `select ${columns('p')} from posts p where p.id = $1`)

const several = statement('posts_by_id', `select ${columns('p')} from posts p where p.id = any($1)`)

// The post itself, a page of its comments, and the first replies to each.
const thread = statement(
  'post_thread',
  `select ${columns('p')}, null::float8 as key from posts p where p.id = $1
   union all (${withFirstChildren(
     `select ${columns('c')}, 0::float8 as key from posts c
       where c.parent_id = $1 and ${standing('c')} order by c.id limit $2 offset $3`,
   )})`,
)

// Threads are two deep: a reply to a reply stands under the same comment and names whom it speaks to. Where that was
// deleted meanwhile nothing is written; a stub that has answers takes more of them. In an anonymous thread only its
// author answers, as nameless as before.
const comment = statement(
  'post_comment',
  `with target as (select ${columns('p')} from posts p where p.id = $1),
   place as (
     select "enterpriseId", "isAnonymous", coalesce("rootId", id) as root,
            case when "parentId" <> "rootId" then "parentId" else id end as parent,
            case when "rootId" is not null then author end as "repliesTo",
            coalesce(($5::jsonb ->> type::text)::int, $6::int) as type
       from target),
   counted as (
     update posts set child_num = child_num + 1 from place
      where posts.id = place.parent and (posts.deleted_at is null or posts.child_num > 0)
     returning posts.place_kind, posts.place_id, posts.is_open),
   said as (
     insert into posts as p (enterprise_id, author, type, root_id, parent_id, replies_to, content, created_at, is_anonymous,
                             place_kind, place_id, is_open)
     select "enterpriseId", $2, type, root, parent, "repliesTo", $3, $4, "isAnonymous", place_kind, place_id, is_open
       from place cross join counted returning ${columns('p')})
   select * from target union all select * from said`,
)

const takeSide = statement('post_take_side', 'update posts set side_type = $2 where id = $1')

// So many seconds of youth are worth e times the reactions.
const HEAT_SECONDS = 45_000
/** One Aha weighs as much as five likes; a post of today outranks one of last week unless that one moved many more people. */
const heat = `ln(1 + 5 * greatest(p.aha_num, 0) + 3 * greatest(p.child_num, 0) + greatest(p.like_num, 0)) + extract(epoch from p.created_at) / ${HEAT_SECONDS}`

const bump = statement(
  'post_bump',
  `update posts p set aha_num = p.aha_num + $2, like_num = p.like_num + $3
    where p.id = $1 returning ${columns('p')}`,
)

const reheat = statement(
  'posts_reheat',
  `update posts p set heat = ${heat} where p.root_id is null and p.created_at > $1`,
)

const ahaOfTheWeek = statement(
  'post_aha_of_the_week',
  `select ${columns('p')} from posts p
    where p.enterprise_id = $1 and p.root_id is null and p.created_at > $2 and p.aha_num > 0
      and p.is_open and not p.is_anonymous and p.deleted_at is null and p.hidden_at is null
    order by p.aha_num desc, p.id desc limit 1`,
)

const openQuestions = statement(
  'posts_open_questions',
  `select p.id, p.content, p.child_num as "childNum" from posts p
    where p.enterprise_id = $1 and p.root_id is null and p.is_open and p.type in (3, 5) and p.deleted_at is null
      and p.hidden_at is null and not exists (select 1 from posts a where a.parent_id = p.id and a.is_answer)
    order by p.id desc limit $2`,
)

const weekFigures = statement(
  'posts_week_figures',
  `select count(*)::int as posts, coalesce(sum(p.aha_num), 0)::int as ahas, count(distinct p.author)::int as people
     from posts p where p.enterprise_id = $1 and p.root_id is null and p.is_open and p.created_at > $2 and p.deleted_at is null`,
)

export const createPostsRepository = (database: Database) => ({
  /** `side` 0 is both. */
  feedPage(
    { sort, place: { kind, id }, side }: { sort: FeedSort; place: Place; side: number },
    after: FeedCursor | undefined,
    limit: number,
  ) {
    const feed = (kind === 'square' ? squareFeeds : placeFeeds)[sort]
    return readFeed(database, feed, [kind, id, limit, side], after)
  },

  authoredPage: (author: number, withAnonymous: boolean, after: FeedCursor | undefined, limit: number) =>
    readFeed(database, authored, [author, withAnonymous, limit, 0], after),

  firstChildren: (parentId: number): Promise<PostRow[]> => database.rows<PostRow>(firstChildren, [parentId]),

  async find(id: number): Promise<PostRow | undefined> {
    const [row] = await database.rows<PostRow>(one, [id])
    return row
  },

  findAll: (ids: readonly number[]): Promise<PostRow[]> => database.rows<PostRow>(several, [ids]),

  /** The post, then one page of its comments, then the first replies to them; empty when there is no such post. */
  thread: (id: number, page: number, limit: number): Promise<PostRow[]> =>
    database.rows<PostRow>(thread, [id, limit, (page - 1) * limit]),

  /**
   * Says something under a post and counts it there, in one round trip. Returns the post too: whether it is open to
   * the author is looked at afterwards, and what is not is undone with the transaction.
   */
  async comment(said: {
    to: number
    author: number
    content: string
    createdAt: Date
  }): Promise<{ target: PostRow; comment: PostRow } | undefined> {
    const values = [said.to, said.author, said.content, said.createdAt, REPLY_TYPES, POST_TYPE.dynamicComment]
    const [target, row] = await database.rows<PostRow>(comment, values)
    return target && row && { target, comment: row }
  },

  async takeSide(id: number, side: number): Promise<void> {
    await database.rows(takeSide, [id, side])
  },

  /** Keeps the counts beside what they count, and returns the row as it then is; call in the same transaction. */
  async bump(id: number, by: { aha?: number; like?: number }): Promise<PostRow | undefined> {
    const [row] = await database.rows<PostRow>(bump, [id, by.aha ?? 0, by.like ?? 0])
    return row
  },

  /** How warm a post is at first, before anybody has reacted. */
  heatOf: (createdAt: Date): number => createdAt.getTime() / 1000 / HEAT_SECONDS,

  async reheat(since: Date): Promise<void> {
    await database.rows(reheat, [since])
  },

  async ahaOfTheWeek(enterpriseId: number, since: Date): Promise<PostRow | undefined> {
    const [row] = await database.rows<PostRow>(ahaOfTheWeek, [enterpriseId, since])
    return row
  },

  openQuestions: (enterpriseId: number, limit: number) =>
    database.rows<{ id: number; content: string; childNum: number }>(openQuestions, [enterpriseId, limit]),

  async weekFigures(enterpriseId: number, since: Date) {
    const [row] = await database.rows<{ posts: number; ahas: number; people: number }>(weekFigures, [
      enterpriseId,
      since,
    ])
    return row ?? { posts: 0, ahas: 0, people: 0 }
  },
})

const readFeed = (
  database: Database,
  { first, next, place }: Feed,
  values: unknown[],
  after: FeedCursor | undefined,
): Promise<PageRow[]> =>
  after ? database.rows<PageRow>(next, [...values, ...place(after)]) : database.rows<PageRow>(first, values)

export type PostsRepository = ReturnType<typeof createPostsRepository>
