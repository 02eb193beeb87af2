import { z } from 'zod'
import { defineEvent } from '../event.ts'

export const postCommented = defineEvent(
  'post.commented',
  z.object({
    commentId: z.number(),
    rootId: z.number(),
    parentId: z.number(),
    enterpriseId: z.number(),
    author: z.number(),
    parentAuthor: z.number(),
  }),
)

/** Pushed to everyone who has the post open: fetch its comments again. */
export const POST_ACTIVITY = 'post:activity'
export interface PostActivity {
  ugcId: number
  /** What was said just now. */
  commentId: number
}
