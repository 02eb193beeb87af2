import { z } from 'zod'
import { placeProblems } from '../communities/communities.errors.ts'
import { defineEndpoint } from '../endpoint.ts'
import { viewerProblems } from '../identity/identity.errors.ts'
import { uploadProblems } from '../media/media.errors.ts'
import { speechProblems } from '../moderation/moderation.errors.ts'
import { flagSchema } from '../primitives/flag.ts'
import { idSchema } from '../primitives/id.ts'
import { placeKinds } from '../primitives/place.ts'
import { richTextSchema } from '../primitives/rich-text.schema.ts'
import { postProblems } from './posts.errors.ts'
import { POST_TYPE, postSchema } from './posts.schema.ts'
import { attachmentSchema, textInput, toUserListInput } from './speaking.schema.ts'

const community = '/v1/operation/communityFuture'

export const publishPost = defineEndpoint({
  method: 'POST',
  path: `${community}/dynamicSave`,
  access: 'required',
  summary: 'Post a dynamic or a question into a place; without a place, to the whole enterprise',
  input: z.object({
    type: z
      .union([
        z.literal(POST_TYPE.dynamic),
        z.literal(POST_TYPE.question),
        z.literal(POST_TYPE.groupQuestion),
        z.literal(POST_TYPE.themeComment),
      ])
      .default(POST_TYPE.dynamic),
    placeKind: z.enum(placeKinds).optional(),
    placeId: idSchema.optional(),
    /** Toolbar codes 1102, 1104, 1401 and 1227 send the text as `comment`. */
    content: textInput.optional(),
    comment: textInput.optional(),
    /** A long post with formatting; its words are the content then. */
    document: richTextSchema.optional(),
    isAnonymous: flagSchema.default(0),
    toUserList: toUserListInput,
    sharePictures: z.array(attachmentSchema).max(50).default([]),
    shareFiles: z.array(attachmentSchema).max(50).default([]),
    ossVideo: z.string().max(500).optional(),
    ossVideoUrl: z.string().max(500).optional(),
  }),
  output: postSchema,
  errors: [
    ...Object.values(postProblems),
    ...Object.values(speechProblems),
    ...Object.values(placeProblems),
    ...Object.values(uploadProblems),
    viewerProblems.unverified,
    viewerProblems.ssoWithoutPhone,
  ],
})

export const deletePost = defineEndpoint({
  method: 'POST',
  path: `${community}/ugcsetDel`,
  access: 'required',
  summary: 'Delete one’s own post, comment or reply; where others answered, a stub stays',
  input: z.object({ ugcId: idSchema }),
  output: z.object({ ugcId: z.number(), isStub: flagSchema }),
  errors: [postProblems.notFound, postProblems.notYours],
})

export const readAnonymousName = defineEndpoint({
  method: 'GET',
  path: `${community}/getAnonymousUserInfo`,
  access: 'required',
  summary: 'The name under which the viewer speaks anonymously; in a thread, the one they keep there',
  input: z.object({ ugcId: idSchema.optional() }),
  output: z.object({ displayName: z.string(), userAvatarUrl: z.string(), isAnonymous: flagSchema }),
})
