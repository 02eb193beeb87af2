import { z } from 'zod'
import { placeProblems } from '../communities/communities.errors.ts'
import { ahaProblems } from '../endorsements/endorsements.errors.ts'
import { ahaBalanceSchema, ahaPreCheckSchema, ahaReasonSchema } from '../endorsements/endorsements.schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { viewerProblems } from '../identity/identity.errors.ts'
import { flagSchema } from '../primitives/flag.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput, pageInput } from '../primitives/page.ts'
import { placeKinds } from '../primitives/place.ts'
import { postProblems } from './posts.errors.ts'
import { commentSchema, feedSortSchema, postListSchema, postSchema } from './posts.schema.ts'

const community = '/v1/operation/communityFuture'

export const readFeed = defineEndpoint({
  method: 'GET',
  path: `${community}/feed`,
  access: 'required',
  summary: 'The posts of a place, pinned first, ten at a time; without a place, those of the enterprise',
  input: z.object({
    sort: feedSortSchema.default('newest'),
    placeKind: z.enum(placeKinds).optional(),
    placeId: idSchema.optional(),
    /** In a debate: only the arguments of one side. */
    side: z.coerce.number().int().min(1).max(2).optional(),
    ...cursorInput,
  }),
  output: postListSchema,
  errors: [placeProblems.notFound],
})

export const readPostsOf = defineEndpoint({
  method: 'GET',
  path: `${community}/userDynamicList`,
  access: 'required',
  summary: 'What a person has posted, as far as the viewer may read it; nothing anonymous but one’s own',
  input: z.object({ studentId: z.string().max(60), ...cursorInput }),
  output: postListSchema,
})

export const readPost = defineEndpoint({
  method: 'GET',
  path: `${community}/communityUgcDetail`,
  access: 'required',
  summary: 'A post with one page of its comments, or a comment with one page of its replies',
  input: z.object({ ugcId: idSchema, ...pageInput }),
  output: z.object({ rootUgc: postSchema, childUgc: z.array(commentSchema), count: z.number() }),
  errors: [postProblems.notFound],
})

export const checkAha = defineEndpoint({
  method: 'GET',
  path: `${community}/ahaPreCheck`,
  access: 'required',
  summary: 'How many Aha are left, and a secret that is good for one',
  input: z.object({}),
  output: ahaPreCheckSchema,
  errors: [ahaProblems.spent, viewerProblems.needsMembership],
})

export const toggleAha = defineEndpoint({
  method: 'POST',
  path: `${community}/saveAhaPro`,
  access: 'required',
  summary: 'Give an Aha with a secret, or withdraw the one given to a root post',
  input: z.object({
    ugcsetId: idSchema,
    secret: z.string().max(300).optional(),
    reason: ahaReasonSchema.optional(),
  }),
  output: ahaBalanceSchema.extend({
    isAha: flagSchema,
    ahaNum: z.number(),
    /** How many extra Aha this send brought; above 0 only with code 10063. */
    ahaAppend: z.number(),
  }),
  errors: [
    postProblems.notFound,
    postProblems.anonymousReadOnly,
    viewerProblems.needsMembership,
    ...Object.values(ahaProblems),
  ],
})

export const toggleLike = defineEndpoint({
  method: 'POST',
  path: `${community}/saveLike`,
  access: 'required',
  summary: 'Like a post or take the like back; `type` is the post type of the target',
  input: z.object({ oneId: idSchema, type: z.coerce.number().int().optional() }),
  output: z.object({ isLike: flagSchema, likeNum: z.number() }),
  errors: [postProblems.notFound, postProblems.anonymousReadOnly, viewerProblems.needsMembership],
})

export const readCampusHighlights = defineEndpoint({
  method: 'GET',
  path: `${community}/campusHighlights`,
  access: 'required',
  summary: 'The rail of the campus: the week’s most endorsed post, open questions, and Aha left',
  input: z.object({}),
  output: z.object({
    ahaOfTheWeek: postSchema.nullable(),
    openQuestions: z.array(
      z.object({ ugcId: z.number(), shareContent: z.string(), childUgcNum: z.number() }),
    ),
    aha: ahaBalanceSchema,
    week: z.object({ posts: z.number(), ahas: z.number(), people: z.number() }),
  }),
})

const counterpartSchema = z.object({
  studentId: z.string(),
  userId: z.number(),
  name: z.string(),
  avatarUrl: z.string(),
  count: z.number(),
})

export const readAhaBook = defineEndpoint({
  method: 'GET',
  path: `${community}/ahaBook`,
  access: 'required',
  summary: 'The Aha a person has received or given, newest first, and with whom most of them were exchanged',
  input: z.object({
    studentId: z.string().max(60),
    direction: z.enum(['received', 'given']).default('received'),
    before: idSchema.optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        ahaId: z.number(),
        ugcId: z.number(),
        rootUgcId: z.number(),
        excerpt: z.string(),
        name: z.string(),
        userId: z.number(),
        avatarUrl: z.string(),
        reason: ahaReasonSchema.nullable(),
        at: z.iso.datetime(),
      }),
    ),
    next: z.number().nullable(),
    /** Who learns from whom: the other side, most first. */
    people: z.array(counterpartSchema),
  }),
})
