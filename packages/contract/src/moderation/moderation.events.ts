import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { moderationActionSchema } from './moderation.schema.ts'

export const moderationDecided = defineEvent(
  'moderation.decided',
  z.object({
    caseId: z.number(),
    enterpriseId: z.number(),
    author: z.number(),
    action: moderationActionSchema,
    reason: z.string(),
  }),
)
