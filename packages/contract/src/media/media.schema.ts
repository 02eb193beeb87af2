import { z } from 'zod'

const MIB = 1024 * 1024

/** What a file is for decides which kinds of content are taken, and how much. Sizes in MiB, as the rules say "mb" and "M". */
export const uploadKindSchema = z.enum([
  'picture',
  'video',
  'file',
  'editorPicture',
  'avatar',
  'photo',
  'lessonVideo',
])
export type UploadKind = z.infer<typeof uploadKindSchema>

export interface UploadRule {
  extensions: readonly string[]
  maxBytes: number
  /** How many of them one thing may carry. */
  maxFiles: number
}

const pictures = ['jpg', 'gif', 'jpeg', 'png', 'bmp', 'ico']

export const UPLOAD_RULES: Readonly<Record<UploadKind, UploadRule>> = {
  picture: { extensions: pictures, maxBytes: 20 * MIB, maxFiles: 6 },
  video: { extensions: ['mp4'], maxBytes: 20 * MIB, maxFiles: 1 },
  file: {
    extensions: ['ppt', 'pptx', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg'],
    maxBytes: 20 * MIB,
    maxFiles: 4,
  },
  editorPicture: { extensions: pictures, maxBytes: 20 * MIB, maxFiles: 50 },
  avatar: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 2 * MIB, maxFiles: 1 },
  photo: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 10 * MIB, maxFiles: 6 },
  lessonVideo: { extensions: ['mp4'], maxBytes: 2048 * MIB, maxFiles: 1 },
}

/** The longest side of a picture; the browser shrinks to it, the server refuses above it. */
export const PICTURE_MAX_SIDE = 8192
/** Widths of the smaller copies of a picture: for a card, and for a lightbox. `?w=480` after its address asks for one. */
export const PICTURE_WIDTHS = [480, 1280] as const
export const UPLOAD_CHUNK_BYTES = 4 * MIB
export const UPLOAD_RETRIES = 3

const size = z.coerce.number().int().min(0).max(UPLOAD_RULES.lessonVideo.maxBytes)

/** The fields beside the file. An upload with an id of its own can be sent in parts and taken up again. */
export const uploadFieldsSchema = z
  .object({
    name: z.string().max(500).optional(),
    uploadId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    chunk: z.coerce.number().int().min(0).max(100_000).optional(),
    chunks: z.coerce.number().int().min(1).max(100_000).optional(),
    offset: size.optional(),
    total: size.optional(),
  })
  .refine((fields) => fields.uploadId || (fields.chunks ?? 1) <= 1, { path: ['uploadId'] })

/** `uploadUrl` is empty until the last part has arrived; `received` is how much of the file is here. */
export const uploadResultSchema = z.object({
  uploadUrl: z.string(),
  fileName: z.string(),
  received: z.number(),
})
export type UploadResult = z.infer<typeof uploadResultSchema>

/** Kinds that go straight to the store, in one piece. */
export const directKindSchema = uploadKindSchema.exclude(['lessonVideo'])

/** Everything a browser needs to send files to the store by itself until `expire`, in seconds since 1970. */
export const uploadAuthorizationSchema = z.object({
  expire: z.number(),
  dir: z.string(),
  policy: z.string(),
  accessid: z.string(),
  callback: z.string(),
  signature: z.string(),
  host: z.string(),
  id: z.string(),
  type: directKindSchema,
  lang: z.string(),
})
export type UploadAuthorization = z.infer<typeof uploadAuthorizationSchema>

const field = z.string().max(8000).default('')

/** The form that the store takes, in its own spelling. */
export const directUploadFieldsSchema = z.object({
  name: z.string().max(500).optional(),
  key: field,
  policy: field,
  OSSAccessKeyId: field,
  callback: field,
  success_action_status: field,
  signature: field,
  'x:id': field,
  'x:type': field,
  'x:lang': field,
})

/** What the store tells us when a file has arrived. */
export const uploadNoticeSchema = z.object({ object: z.string().max(1000), id: z.string().max(2000) })
