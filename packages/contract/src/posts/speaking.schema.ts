import { z } from 'zod'

/** Longer than any allowed text, so that what is a little too long is refused with a friendly answer. */
export const textInput = z.string().max(100_000)

/** Whom a text mentions; who no longer stands in the text is dropped. */
export const mentionedSchema = z.object({
  enterpriseUserId: z.coerce.number().int().min(1),
  realname: z.string().max(60).optional(),
  userName: z.string().max(60).optional(),
})
export const toUserListInput = z.array(mentionedSchema).max(50).default([])
export type Mentioned = z.infer<typeof mentionedSchema>

export const attachmentSchema = z.object({ fileUrl: z.string().max(500), fileName: z.string().max(255) })
export type Attachment = z.infer<typeof attachmentSchema>
