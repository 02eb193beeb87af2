import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { placeSchema } from '../primitives/place.ts'

export const postCommented = defineEvent(
  'post.commented',
  z.object({
    commentId: z.number(),
    rootId: z.number(),
    parentId: z.number(),
    enterpriseId: z.number(),
    author: z.number(),
    parentAuthor: z.number(),
    isAnonymous: z.boolean(),
    /** Members whom the text names. */
    mentions: z.array(z.number()),
  }),
)

export const postPublished = defineEvent(
  'post.published',
  z.object({
    postId: z.number(),
    enterpriseId: z.number(),
    author: z.number(),
    type: z.number(),
    place: placeSchema,
    isAnonymous: z.boolean(),
    mentions: z.array(z.number()),
  }),
)

/** Taken back by its author or taken down; what it earned is reversed. */
export const postDeleted = defineEvent(
  'post.deleted',
  z.object({ postId: z.number(), enterpriseId: z.number(), author: z.number() }),
)

/** Pushed to everyone who has the post open: fetch its comments again. */
export const POST_ACTIVITY = 'post:activity'
export interface PostActivity {
  ugcId: number
  /** What was said just now. */
  commentId: number
}

/** Pushed to everyone who reads a place: there is something new. */
export const PLACE_ACTIVITY = 'place:activity'
export interface PlaceActivity {
  ugcId: number
}

/** Pushed to everyone who reads a place, a few times a second at most: how counts stand now. */
export const POST_COUNTS = 'post:counts'
export type PostCounts = {
  ugcId: number
  ahaNum: number
  likeNum: number
}[]
