import { z } from 'zod'
import { placeProblems } from '../communities/communities.errors.ts'
import { defineEndpoint } from '../endpoint.ts'
import { viewerProblems } from '../identity/identity.errors.ts'
import { speechProblems } from '../moderation/moderation.errors.ts'
import { idSchema } from '../primitives/id.ts'
import { postProblems } from './posts.errors.ts'
import { commentSchema } from './posts.schema.ts'
import { textInput, toUserListInput } from './speaking.schema.ts'

const community = '/v1/operation/communityFuture'
const seminar = '/v1/operation/seminar'

const speaking = [
  postProblems.notFound,
  postProblems.empty,
  postProblems.tooLong,
  postProblems.anonymousReadOnly,
  ...Object.values(placeProblems),
  viewerProblems.unverified,
  viewerProblems.ssoWithoutPhone,
  ...Object.values(speechProblems),
]

const commentCall = <Input extends z.ZodRawShape>(path: `/${string}`, summary: string, input: Input) =>
  defineEndpoint({
    method: 'POST',
    path,
    access: 'required',
    summary,
    input: z.object({ ...input, toUserList: toUserListInput }),
    output: commentSchema,
    errors: speaking,
  })

export const commentOnDynamic = commentCall(`${community}/replayDynamic`, 'Comment on a dynamic', {
  toDynamicId: idSchema,
  content: textInput,
})

export const commentOnPost = commentCall(`${community}/ugcCommentSave`, 'Comment on a post', {
  toUgcId: idSchema,
  content: textInput,
})

export const replyToComment = commentCall(`${community}/leafComments`, 'Reply to a comment', {
  commentId: idSchema,
  comment: textInput,
})

export const commentOnTheme = commentCall(
  `${community}/themeCommentSave`,
  'Say something in a discussion, or answer what was said there',
  { themeId: idSchema.optional(), toThemeCommentId: idSchema.optional(), comment: textInput },
)

const videoInput = {
  toUnitCommentId: idSchema.optional(),
  comment: textInput,
  videoExtId: z.string().max(100).optional(),
  videoGroupExtId: z.string().max(100).optional(),
  videoBaseId: z.string().max(100).optional(),
  activityId: z.string().max(100).optional(),
  resourceType: z.coerce.number().int().optional(),
}

export const commentOnLessonVideo = commentCall(
  `${community}/unitCommentSave`,
  'Comment on a video of a lesson, or answer such a comment',
  { ...videoInput, lessonExtId: z.string().max(100).optional() },
)

export const commentOnTopicVideo = commentCall(
  `${community}/topicVideoCommentSave`,
  'Comment on a video of a topic, or answer such a comment',
  { ...videoInput, topicExtId: z.string().max(100).optional() },
)

const replyInput = { toUgcId: idSchema, comment: textInput, oneId: z.string().max(100).optional() }

export const replyOnTool = commentCall(`${community}/toolReplySave`, 'Answer what was posted with a tool', {
  ...replyInput,
})

export const replyOnSeminar = commentCall(
  `${seminar}/seminarReplySave`,
  'Answer what was said in a team discussion',
  { ...replyInput },
)

export const replyOnUserSeminar = commentCall(
  `${seminar}/userSeminarReplySave`,
  'Answer what was said in a seminar of one’s own',
  { ...replyInput },
)
