import { readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { Pool } from 'pg'
import { quantile } from '../load/statistics.ts'
import { COMMENTS, FIRST_ID, LONG_THREAD_EVERY, PEOPLE, POSTS, postId, tokenOf } from '../world/world.ts'

export const MANY_COMMENTS = 1_000_000
const PAGE = 10
const FEED_PAGES = 40
const READS = 240

/** Milliseconds of the median read. */
interface Medians {
  feed: number
  post: number
}

export interface Growth {
  few: Medians
  many: Medians
}

// Spread over all posts and people, so that every thread grows alike.
const grow = `
insert into posts (enterprise_id, place_kind, place_id, author, type, root_id, parent_id, content, created_at)
select p.enterprise_id, p.place_kind, p.place_id, ${FIRST_ID} + (n * 37) % ${PEOPLE}, 2, p.id, p.id,
       '这个办法我们也试过，第二次就好多了。', now()
  from generate_series(0, ${MANY_COMMENTS - COMMENTS - 1}) n
  join posts p on p.id = ${FIRST_ID} + n % ${POSTS};

update posts set child_num = child_num + ${(MANY_COMMENTS - COMMENTS) / POSTS} where root_id is null and id < ${FIRST_ID + POSTS};
`

/** How feed and post feel to one reader with 50,000 comments, and then with a million. */
export const measureGrowth = async (url: string, pool: Pool): Promise<Growth> => {
  // Once for nothing, so that compiled code and prepared statements favour neither side.
  await readAll(url)
  const few = await readAll(url)
  await pool.query(`begin; ${grow} commit;`)
  await pool.query('vacuum analyze posts')
  return { few, many: await readAll(url) }
}

const readAll = async (url: string): Promise<Medians> => {
  const cursors = await walkFeed(url)
  return {
    feed: await median((n) => readPage(url, cursors[n % cursors.length])),
    post: await median((n) =>
      read(url, readPost.path, `ugcId=${postId(longPost(n))}&page=1&limit=${PAGE}`, n),
    ),
  }
}

const longPost = (n: number): number => ((n * 331) % (POSTS / LONG_THREAD_EVERY)) * LONG_THREAD_EVERY

const median = async (act: (n: number) => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let n = 0; n < READS; n++) {
    const from = performance.now()
    await act(n)
    times.push(performance.now() - from)
  }
  return quantile(times, 0.5)
}

const walkFeed = async (url: string): Promise<string[]> => {
  const cursors: string[] = []
  for (let at = ''; cursors.length < FEED_PAGES; ) {
    cursors.push(at)
    at = (await readPage(url, at)).data.nextCursor
  }
  return cursors
}

const readPage = (url: string, cursor = '') =>
  read(url, readFeed.path, `sort=newest&limit=${PAGE}${cursor && `&cursor=${cursor}`}`, cursor.length)

const read = async (url: string, path: string, query: string, person: number) => {
  const answer = await fetch(`${url}${path}?${query}`, { headers: { token: tokenOf(person % PEOPLE) } })
  const envelope = (await answer.json()) as { code: number; data: { nextCursor: string } }
  if (envelope.code !== 200) throw new Error(`${path} answered ${envelope.code}`)
  return envelope
}
