import { signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import {
  checkAha,
  readCampusHighlights,
  readFeed,
  readPost,
  toggleAha,
  toggleLike,
} from '@fairlead/contract/posts/posts.endpoints.ts'
import {
  authorOf,
  isAnonymous,
  LONG_THREAD_EVERY,
  loginOf,
  MENTORS,
  PEOPLE,
  POSTS,
  postId,
  tokenOf,
} from '../world/world.ts'
import { type Caller, dataOf } from './calls.ts'

export interface LoadCase {
  label: string
  target: 'bare' | 'product'
  /** Whose database queries are counted. */
  paths: readonly string[]
  /** Once before the load: looks closely at one answer, and finds out what the operations need. */
  prepare?(caller: Caller): Promise<void>
  /** The n-th operation of this case in the whole run. */
  operate(caller: Caller, n: number, password: string): Promise<unknown>
}

const PAGE = 10
const FEED_PAGES = 40
const COMMENT = '这个办法我们也试过，最难的是第一次：大家不知道能不能说真话。第二次就好多了。'

/** Scattered but repeatable; neighbours in time never meet at the same row. */
const person = (n: number, of = PEOPLE) => (n * 37) % of
const openPost = (n: number): number => {
  const post = (n * 1571) % POSTS
  return isAnonymous(post) ? post + 1 : post
}
const longPost = (n: number): number => ((n * 331) % (POSTS / LONG_THREAD_EVERY)) * LONG_THREAD_EVERY

/** Each pair of a person and a post once before any comes again, so that toggles mostly give. */
const pair = (n: number, people: number): { giver: number; post: number } => {
  const post = openPost(n)
  const giver = (n + Math.floor(n / POSTS)) % people
  return { post, giver: giver === authorOf(post) ? (giver + 1) % people : giver }
}

const expectLength = (list: readonly unknown[], length: number, what: string): void => {
  if (list.length !== length) throw new Error(`${what}: ${list.length} instead of ${length}`)
}

type Feed = { items: { childUgc: unknown[] }[]; nextCursor: string | null }
const cursors: string[] = []

const readFeedPage = async (caller: Caller, parameters: Record<string, string>): Promise<Feed> =>
  dataOf<Feed>(await caller.get(readFeed.path, tokenOf(0), { limit: PAGE, ...parameters }))

const walkFeed = async (caller: Caller): Promise<void> => {
  cursors.length = 0
  for (let page = 0, at = ''; page < FEED_PAGES; page++) {
    const { items, nextCursor } = await readFeedPage(caller, at ? { cursor: at } : {})
    expectLength(items, PAGE, 'posts of a feed page')
    for (const { childUgc } of items) expectLength(childUgc, 3, 'comments under a post of the feed')
    cursors.push(at)
    at = nextCursor ?? ''
  }
}

const feedParameters = (n: number) => {
  const cursor = cursors[n % cursors.length]
  return { sort: 'newest', limit: PAGE, ...(cursor && { cursor }) }
}

export const CONSTANT = 'constant'

export const cases: Readonly<Record<string, LoadCase>> = {
  [CONSTANT]: {
    label: 'bare Fastify, a constant',
    target: 'bare',
    paths: [],
    operate: (caller) => caller.bareGet('/constant'),
  },
  rows: {
    label: 'bare Fastify, 20 joined rows',
    target: 'bare',
    paths: [],
    operate: (caller) => caller.bareGet('/rows'),
  },
  insert: {
    label: 'bare Fastify, one insert',
    target: 'bare',
    paths: [],
    operate: (caller) => caller.barePost('/notes', { content: COMMENT }),
  },
  signin: {
    label: 'sign-in',
    target: 'product',
    paths: [signInWithPassword.path],
    operate: (caller, n, password) =>
      caller.postForm(signInWithPassword.path, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`, {
        account: loginOf(person(n)),
        password,
      }),
  },
  feed: {
    label: 'feed page, 10 posts',
    target: 'product',
    paths: [readFeed.path],
    prepare: walkFeed,
    operate: (caller, n) => caller.get(readFeed.path, tokenOf(person(n)), feedParameters(n)),
  },
  'feed-br': {
    label: 'feed page, compressed',
    target: 'product',
    paths: [readFeed.path],
    prepare: walkFeed,
    operate: (caller, n) => caller.getCompressed(readFeed.path, tokenOf(person(n)), feedParameters(n)),
  },
  post: {
    label: 'post with 10 comments',
    target: 'product',
    paths: [readPost.path],
    prepare: async (caller) => {
      const asked = { ugcId: postId(longPost(1)), page: 1, limit: PAGE }
      const { childUgc } = dataOf<{ childUgc: unknown[] }>(await caller.get(readPost.path, tokenOf(0), asked))
      expectLength(childUgc, PAGE, 'comments of a post')
    },
    operate: (caller, n) =>
      caller.get(readPost.path, tokenOf(person(n)), { ugcId: postId(longPost(n)), page: 1, limit: PAGE }),
  },
  comment: {
    label: 'comment',
    target: 'product',
    paths: [commentOnPost.path],
    operate: (caller, n) =>
      caller.post(commentOnPost.path, tokenOf(person(n)), {
        toUgcId: postId(openPost(n)),
        content: COMMENT,
      }),
  },
  like: {
    label: 'like',
    target: 'product',
    paths: [toggleLike.path],
    operate: (caller, n) => {
      const { giver, post } = pair(n, PEOPLE)
      return caller.post(toggleLike.path, tokenOf(giver), { oneId: postId(post), type: 1 })
    },
  },
  aha: {
    label: 'Aha: pre-check and send',
    target: 'product',
    paths: [checkAha.path, toggleAha.path],
    operate: async (caller, n) => {
      const { giver, post } = pair(n, MENTORS)
      const { secret } = dataOf<{ secret: string }>(await caller.get(checkAha.path, tokenOf(giver)))
      await caller.post(toggleAha.path, tokenOf(giver), { ugcsetId: postId(post), secret })
    },
  },
  highlights: {
    label: 'campus highlights',
    target: 'product',
    paths: [readCampusHighlights.path],
    operate: (caller, n) => caller.get(readCampusHighlights.path, tokenOf(person(n))),
  },
}
