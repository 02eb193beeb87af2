import { readCampusHighlights, readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { fakeApi } from './fake-api.ts'
import { highlightsSample } from './post-samples.ts'

const PAGE_SIZE = 10

/** A campus with this one post, and the post with these comments. */
export const servePost = (post: Post, comments: readonly Post[] = []) =>
  fakeApi()
    .on(readCampusHighlights, () => highlightsSample())
    .on(readFeed, () => ({ items: [post], nextCursor: null }))
    .on(readPost, ({ page }) => ({
      rootUgc: post,
      childUgc: comments.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      count: comments.length,
    }))
