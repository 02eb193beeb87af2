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
export const postActivitySchema = z.object({ ugcId: z.number(), childUgcNum: z.number() })
export type PostActivity = z.infer<typeof postActivitySchema>
