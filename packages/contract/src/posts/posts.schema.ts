import { z } from 'zod'
import { flagSchema } from '../primitives/flag.ts'
import { placeSchema } from '../primitives/place.ts'
import { richTextSchema } from '../primitives/rich-text.schema.ts'
import { resourcesInfoSchema } from './resources.schema.ts'

export const POST_TEXT_MAX = 5000
export const CARD_REPLIES_SHOWN = 3

/** Post types as the wire numbers them; a type that is not here shows as plain text. */
export const POST_TYPE = {
  dynamic: 1,
  dynamicComment: 2,
  question: 3,
  answer: 4,
  groupQuestion: 5,
  iWill: 14,
  task: 15,
  themeComment: 17,
  vlog: 18,
  courseThemeComment: 19,
  diyTask: 20,
  videoComment: 21,
  teamDiscussion: 22,
  userSeminar: 23,
  tool: 25,
  toolTask: 27,
  teamBuilding: 28,
  teamInvite: 29,
  actionTask: 30,
  teamWork: 31,
} as const

/** 1 mentor, 3 teaching assistant, 0 no label. */
const mentorLabelSchema = z.union([z.literal(0), z.literal(1), z.literal(3)])

export const ahaUserSchema = z.object({
  avatarUrl: z.string(),
  enterpriseUserId: z.number(),
  name: z.string(),
  userId: z.number(),
  isMentor: mentorLabelSchema,
})
export type AhaUser = z.infer<typeof ahaUserSchema>

const postPictureSchema = z.object({ fileUrl: z.string(), fileName: z.string() })
const postFileSchema = z.object({ fileUrl: z.string(), fileName: z.string() })

/** What this viewer may do with this post, decided by the server. */
const postAbilitiesSchema = z.object({
  canAha: z.boolean(),
  canLike: z.boolean(),
  canReply: z.boolean(),
  canDelete: z.boolean(),
  canReport: z.boolean(),
})

const postFields = {
  ugcId: z.number(),
  type: z.number(),
  shareContent: z.string(),
  addTime: z.iso.datetime(),
  displayName: z.string(),
  userAvatarUrl: z.string(),
  /** The membership badge next to the name; empty for the lowest tier. */
  vipAvatar: z.string(),
  department: z.string(),
  position: z.string(),
  /** 0 and empty on anonymous posts: nothing on the wire leads to the author. */
  enterpriseUserId: z.number(),
  userId: z.number(),
  studentId: z.string(),
  isAnonymous: flagSchema,
  isEssence: flagSchema,
  isPinned: flagSchema,
  isAsk: flagSchema,
  isReply: flagSchema,
  isAnswer: flagSchema,
  isDeleted: flagSchema,
  /** Taken out of sight by a moderator; only its author still reads it. */
  isHidden: flagSchema,
  isOwn: flagSchema,
  /** 1 pros, 2 cons, 0 none. */
  sideType: z.number(),
  isAha: flagSchema,
  ahaNum: z.number(),
  ahaUsers: z.array(ahaUserSchema),
  isLike: flagSchema,
  likeNum: z.number(),
  childUgcNum: z.number(),
  rootUgcId: z.number(),
  parentUgcId: z.number(),
  toUserData: z.object({ displayName: z.string() }).nullable(),
  isMentor: mentorLabelSchema,
  /** The first picture, for lists that show one. */
  sharePicture: z.string(),
  shareVideo: z.string(),
  finalSharePictures: z.array(postPictureSchema),
  finalShareFiles: z.array(postFileSchema),
  finalResourcesInfo: resourcesInfoSchema,
  abilities: postAbilitiesSchema,
}

const leafPostSchema = z.object(postFields)
export const commentSchema = leafPostSchema.extend({ childUgc: z.array(leafPostSchema) })
/** Where it was posted is said once, on the post itself; a long post brings its formatting. */
export const postSchema = commentSchema.extend({
  place: placeSchema.optional(),
  document: richTextSchema.optional(),
})
export const postListSchema = z.object({ items: z.array(postSchema), nextCursor: z.string().nullable() })
export type Post = z.infer<typeof postSchema>
export type LeafPost = z.infer<typeof leafPostSchema>

export const feedSortSchema = z.enum(['newest', 'hottest', 'essence', 'questions'])
export type FeedSort = z.infer<typeof feedSortSchema>
