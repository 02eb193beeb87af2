/**
 * The world of the benchmark. Ids, tokens and who is who follow from a number, so that the load generator knows them
 * without asking the database. fill-world.ts says the same in SQL.
 */
export const PEOPLE = 200
export const MENTORS = 50
export const POSTS = 5_000
export const COMMENTS = 50_000

export const FIRST_ID = 1_000_000
/** Each post has this many ids for its comments and replies, from FIRST_COMMENT_ID on. */
export const COMMENT_IDS_PER_POST = 32
export const FIRST_REPLY = 16
export const FIRST_COMMENT_ID = FIRST_ID + 100_000

/** Every fifth post is a long thread, one in fifty is anonymous; never both. */
export const LONG_THREAD_EVERY = 5
const ANONYMOUS_EVERY = 50
const ANONYMOUS_REMAINDER = 7
export const longThread = { comments: 14, replies: 8 }
export const shortThread = { comments: 5, replies: 2 }

export const isAnonymous = (post: number): boolean => post % ANONYMOUS_EVERY === ANONYMOUS_REMAINDER
export const ANONYMOUS_POSTS_SQL = `n % ${ANONYMOUS_EVERY} = ${ANONYMOUS_REMAINDER}`

export const authorOf = (post: number): number => (post * 7 + 3) % PEOPLE
export const AUTHOR_SQL = `(n * 7 + 3) % ${PEOPLE}`

export const postId = (post: number): number => FIRST_ID + post
export const loginOf = (person: number): string => `bench-${person}`
/** As long as the product's own tokens. */
export const tokenOf = (person: number): string => `bench-token-${person}`.padEnd(43, '-')
export const TOKEN_SQL = `rpad('bench-token-' || n, 43, '-')`
