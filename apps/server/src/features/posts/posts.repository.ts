import {
  CARD_REPLIES_SHOWN,
  type FeedSort,
  POST_TYPE,
  type ResourceCard,
} from '@fairlead/contract/posts/posts.schema.ts'
import { type Database, type Statement, statement } from '../../platform/database/database.ts'
import type { FeedCursor } from './feed-cursor.ts'
import type { PostAttachment } from './posts.tables.ts'

export type PostRow = {
  id: number
  enterpriseId: number
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
  ahaNum: number
  likeNum: number
  childNum: number
  heat: number
  createdAt: Date
  isDeleted: boolean
}

/** `key` is where a row stands in its sort; a child has none. */
export type PageRow = PostRow & { key: number | null }

/** The type of what is said under a post of a type; a plain comment otherwise. */
const REPLY_TYPES = JSON.stringify({ [POST_TYPE.question]: POST_TYPE.answer })

const columns = (
  p: string,
) => `${p}.id, ${p}.enterprise_id as "enterpriseId", ${p}.author, ${p}.type, ${p}.root_id as "rootId",
  ${p}.parent_id as "parentId", ${p}.replies_to as "repliesTo", ${p}.content, ${p}.is_anonymous as "isAnonymous",
  ${p}.is_essence as "isEssence", ${p}.is_pinned as "isPinned", ${p}.is_answer as "isAnswer", ${p}.side_type as "sideType",
  ${p}.pictures, ${p}.files, ${p}.video, ${p}.cards, ${p}.aha_num as "ahaNum", ${p}.like_num as "likeNum",
  ${p}.child_num as "childNum", ${p}.heat, ${p}.created_at as "createdAt", ${p}.deleted_at is not null as "isDeleted"`

/** What was deleted leaves a stub while others' answers hang on it. */
const shown = '(p.deleted_at is null or p.child_num > 0)'

/** A page and, behind it, the first few children of each of its rows: one round trip, in the order of reading. */
const withFirstChildren = (page: string) =>
  `with page as materialized (${page})
   select * from page
   union all
   select c.* from page cross join lateral (
     select ${columns('c')}, null::float8 as key from posts c where c.parent_id = page.id order by c.id limit ${CARD_REPLIES_SHOWN}
   ) c where page."childNum" > 0`

interface Feed {
  first: Statement
  next: Statement
  /** Where the last page ended, as `next` compares it. */
  place: (after: FeedCursor) => unknown[]
}

/** One page of a sort, from its start or from where the last page ended: each reads one partial index backwards. */
const feedOf = (sort: FeedSort, condition: string, key: string | undefined): Feed => {
  const page = (after: string) =>
    withFirstChildren(
      `select ${columns('p')}, ${key ?? '0'}${key === 'p.is_pinned' ? '::int' : ''}::float8 as key from posts p
        where p.enterprise_id = $1 and p.root_id is null and ${condition} and ${shown} ${after}
        order by ${key ? `${key} desc, ` : ''}p.id desc limit $2`,
    )
  return {
    first: statement(`feed_${sort}`, page('')),
    next: statement(`feed_${sort}_next`, page(key ? `and (${key}, p.id) < ($3, $4)` : 'and p.id < $3')),
    place: ({ key: last, id }) => (key ? [key === 'p.is_pinned' ? last === 1 : last, id] : [id]),
  }
}

const feeds: Record<FeedSort, Feed> = {
  newest: feedOf('newest', 'true', 'p.is_pinned'),
  hottest: feedOf('hottest', 'true', 'p.heat'),
  essence: feedOf('essence', 'p.is_essence', undefined),
  questions: feedOf('questions', 'p.type in (3, 5)', undefined),
}

const firstChildren = statement(
  'post_first_children',
  `select ${columns('c')} from posts c where c.parent_id = $1 order by c.id limit ${CARD_REPLIES_SHOWN}`,
)

const one = statement('post_by_id', `select ${columns('p')} from posts p where p.id = $1`)

// The post itself, a page of its comments, and the first replies to each.
const thread = statement(
  'post_thread',
  `select ${columns('p')}, null::float8 as key from posts p where p.id = $1
   union all (${withFirstChildren(
     `select ${columns('c')}, 0::float8 as key from posts c where c.parent_id = $1 order by c.id limit $2 offset $3`,
   )})`,
)

// Threads are two deep: a reply to a reply stands under the same comment and names whom it speaks to.
const comment = statement(
  'post_comment',
  `with target as (select ${columns('p')} from posts p where p.id = $1),
   place as (
     select "enterpriseId", coalesce("rootId", id) as root,
            case when "parentId" <> "rootId" then "parentId" else id end as parent,
            case when "rootId" is not null then author end as "repliesTo",
            coalesce(($5::jsonb ->> type::text)::int, $6::int) as type
       from target),
   counted as (update posts set child_num = child_num + 1 from place where posts.id = place.parent),
   said as (
     insert into posts as p (enterprise_id, author, type, root_id, parent_id, replies_to, content, created_at)
     select "enterpriseId", $2, type, root, parent, "repliesTo", $3, $4 from place returning ${columns('p')})
   select * from target union all select * from said`,
)

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
      and not p.is_anonymous and p.deleted_at is null
    order by p.aha_num desc, p.id desc limit 1`,
)

const openQuestions = statement(
  'posts_open_questions',
  `select p.id, p.content, p.child_num as "childNum" from posts p
    where p.enterprise_id = $1 and p.root_id is null and p.type in (3, 5) and p.deleted_at is null
      and not exists (select 1 from posts a where a.parent_id = p.id and a.is_answer)
    order by p.id desc limit $2`,
)

const weekFigures = statement(
  'posts_week_figures',
  `select count(*)::int as posts, coalesce(sum(p.aha_num), 0)::int as ahas, count(distinct p.author)::int as people
     from posts p where p.enterprise_id = $1 and p.root_id is null and p.created_at > $2 and p.deleted_at is null`,
)

export const createPostsRepository = (database: Database) => ({
  feedPage(sort: FeedSort, enterpriseId: number, after: FeedCursor | undefined, limit: number) {
    const { first, next, place } = feeds[sort]
    return after
      ? database.rows<PageRow>(next, [enterpriseId, limit, ...place(after)])
      : database.rows<PageRow>(first, [enterpriseId, limit])
  },

  firstChildren: (parentId: number): Promise<PostRow[]> => database.rows<PostRow>(firstChildren, [parentId]),

  async find(id: number): Promise<PostRow | undefined> {
    const [row] = await database.rows<PostRow>(one, [id])
    return row
  },

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

  /** Keeps the counts beside what they count, and returns the row as it then is; call in the same transaction. */
  async bump(id: number, by: { aha?: number; like?: number }): Promise<PostRow | undefined> {
    const [row] = await database.rows<PostRow>(bump, [id, by.aha ?? 0, by.like ?? 0])
    return row
  },

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

export type PostsRepository = ReturnType<typeof createPostsRepository>
