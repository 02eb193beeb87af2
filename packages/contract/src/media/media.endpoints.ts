import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { directUploadProblems, uploadProblems } from './media.errors.ts'
import {
  directKindSchema,
  directUploadFieldsSchema,
  UPLOAD_RULES,
  uploadAuthorizationSchema,
  uploadFieldsSchema,
  uploadNoticeSchema,
  uploadResultSchema,
} from './media.schema.ts'

const errors = Object.values(uploadProblems)
/** Uploads come in parts, so many calls make one file. */
const callsPerMinute = 6000

export const postPictureOrVideo = defineEndpoint({
  method: 'POST',
  path: '/v1/operation/communityAnnounce/postFile',
  access: 'required',
  summary: 'Upload a picture or a video for a post, an avatar or a photo',
  encoding: 'multipart',
  maxFileBytes: UPLOAD_RULES.picture.maxBytes,
  callsPerMinute,
  unrecorded: true,
  input: uploadFieldsSchema.safeExtend({
    type: z.enum(['image', 'video', 'avatar', 'photo']).default('image'),
  }),
  output: uploadResultSchema,
  errors,
})

export const postDocument = defineEndpoint({
  method: 'POST',
  path: '/v1/operation/communityFuture/postFile',
  access: 'required',
  summary: 'Upload a document or a picture in tool mode',
  encoding: 'multipart',
  maxFileBytes: UPLOAD_RULES.file.maxBytes,
  callsPerMinute,
  unrecorded: true,
  input: uploadFieldsSchema,
  output: uploadResultSchema,
  errors,
})

export const postEditorPicture = defineEndpoint({
  method: 'POST',
  path: '/postFile',
  access: 'required',
  summary: 'Upload a picture from the editor; `userId` in the address is the caller',
  encoding: 'multipart',
  maxFileBytes: UPLOAD_RULES.editorPicture.maxBytes,
  callsPerMinute,
  unrecorded: true,
  input: uploadFieldsSchema.safeExtend({ userId: idSchema }),
  output: uploadResultSchema,
  errors,
})

export const postLessonVideo = defineEndpoint({
  method: 'POST',
  path: '/v1/operation/courseware/postFile',
  access: 'required',
  summary: 'Upload the video of a lesson, whole or in parts that can be taken up again',
  encoding: 'multipart',
  maxFileBytes: UPLOAD_RULES.lessonVideo.maxBytes,
  callsPerMinute,
  unrecorded: true,
  input: uploadFieldsSchema,
  output: uploadResultSchema,
  errors,
})

export const readUploadProgress = defineEndpoint({
  method: 'GET',
  path: '/v1/operation/upload/progress',
  access: 'required',
  summary: 'How much of an upload is here, so that it can go on from there; 0 when it is unknown',
  input: z.object({ uploadId: z.string().max(64) }),
  output: uploadResultSchema,
})

export const renewFileUrl = defineEndpoint({
  method: 'GET',
  path: '/v1/operation/upload/fileUrl',
  access: 'required',
  summary: 'A new address for a file the caller may see, when the old one has run out',
  input: z.object({ fileUrl: z.string().max(500) }),
  output: z.object({ fileUrl: z.string() }),
  errors: [uploadProblems.notYours],
})

export const authorizeUpload = defineEndpoint({
  method: 'GET',
  path: '/v1/operation/upload/authorization',
  access: 'required',
  summary: 'Signed parameters with which a browser sends files straight to the store, good for some minutes',
  input: z.object({ type: directKindSchema }),
  output: uploadAuthorizationSchema,
})

export const uploadDirectly = defineEndpoint({
  method: 'POST',
  path: '/v1/operation/upload/direct',
  access: 'public',
  summary: 'The store itself, where files lie with us: takes the signed form that OSS takes',
  encoding: 'multipart',
  maxFileBytes: UPLOAD_RULES.picture.maxBytes,
  callsPerMinute,
  unrecorded: true,
  input: directUploadFieldsSchema,
  output: uploadResultSchema,
  errors: [...errors, ...Object.values(directUploadProblems)],
})

export const noticeUpload = defineEndpoint({
  method: 'POST',
  path: '/v1/operation/upload/callback',
  access: 'public',
  summary: 'The store tells that a file has arrived; it passes the answer on to the browser',
  encoding: 'form',
  unrecorded: true,
  callsPerMinute,
  input: uploadNoticeSchema,
  output: uploadResultSchema,
  errors: [...errors, ...Object.values(directUploadProblems)],
})
