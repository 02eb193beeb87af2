import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { generalProblems } from '../problem.ts'
import { moderationProblems } from './moderation.errors.ts'
import {
  MUTE_DAYS,
  moderationActionSchema,
  moderationCaseSchema,
  ownDecisionSchema,
  queueStateSchema,
  REASON_MAX,
  REPORT_NOTE_MAX,
  reportReasonSchema,
  WORD_MAX,
  wordRuleSchema,
} from './moderation.schema.ts'

const moderation = '/v1/operation/moderation'
const forModerators = [generalProblems.forbidden, moderationProblems.caseUnknown]

export const allowRiskyText = defineEndpoint({
  method: 'GET',
  path: '/v1/operation/communityFuture/themeAddWater',
  access: 'required',
  summary: 'Continue posting: the text that was warned of may go out once, within ten minutes',
  input: z.object({ paramKey: z.string().max(300) }),
  output: z.object({ expiresAt: z.iso.datetime() }),
  errors: [moderationProblems.passInvalid],
})

export const reportContent = defineEndpoint({
  method: 'POST',
  path: `${moderation}/report`,
  access: 'required',
  summary: 'Report what somebody else has said; twice counts once',
  input: z.object({
    targetKind: z.string().max(30),
    targetId: idSchema,
    reason: reportReasonSchema,
    note: z.string().max(REPORT_NOTE_MAX).default(''),
  }),
  output: z.object({ caseId: z.number() }),
  errors: [moderationProblems.targetUnknown, moderationProblems.ownContent],
})

export const readModerationQueue = defineEndpoint({
  method: 'GET',
  path: `${moderation}/queue`,
  access: 'required',
  summary: 'What waits for a moderator, what was appealed, what has been decided',
  input: z.object({
    state: queueStateSchema.default('waiting'),
    before: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: z.object({
    items: z.array(moderationCaseSchema),
    next: z.number().nullable(),
    waiting: z.number(),
    appeals: z.number(),
  }),
  errors: [generalProblems.forbidden],
})

export const decideCase = defineEndpoint({
  method: 'POST',
  path: `${moderation}/decide`,
  access: 'required',
  summary: 'Keep, hide, delete, warn or mute; the author is told the reason',
  input: z.object({
    caseId: idSchema,
    action: moderationActionSchema,
    reason: z.string().max(REASON_MAX).default(''),
    muteDays: z.coerce
      .number()
      .refine((days) => (MUTE_DAYS as readonly number[]).includes(days))
      .optional(),
  }),
  output: moderationCaseSchema,
  errors: [...forModerators, moderationProblems.alreadyDecided, moderationProblems.reasonMissing],
})

export const appealDecision = defineEndpoint({
  method: 'POST',
  path: `${moderation}/appeal`,
  access: 'required',
  summary: 'Ask for a second look at a decision on what one has said; once',
  input: z.object({ caseId: idSchema, text: z.string().max(REASON_MAX) }),
  output: ownDecisionSchema,
  errors: [
    moderationProblems.caseUnknown,
    moderationProblems.reasonMissing,
    moderationProblems.appealedBefore,
  ],
})

export const answerAppeal = defineEndpoint({
  method: 'POST',
  path: `${moderation}/answerAppeal`,
  access: 'required',
  summary: 'Grant an appeal, which undoes the decision, or refuse it',
  input: z.object({ caseId: idSchema, answer: z.enum(['granted', 'refused']) }),
  output: moderationCaseSchema,
  errors: [...forModerators, moderationProblems.alreadyDecided],
})

export const readOwnDecisions = defineEndpoint({
  method: 'GET',
  path: `${moderation}/ownDecisions`,
  access: 'required',
  summary: 'What moderators decided about what the viewer has said, newest first',
  input: z.object({}),
  output: z.object({ items: z.array(ownDecisionSchema) }),
})

export const askReveal = defineEndpoint({
  method: 'POST',
  path: `${moderation}/askReveal`,
  access: 'required',
  summary: 'Ask a second moderator to agree to naming an anonymous author',
  input: z.object({ caseId: idSchema, reason: z.string().max(REASON_MAX) }),
  output: moderationCaseSchema,
  errors: [...forModerators, moderationProblems.reasonMissing],
})

export const agreeReveal = defineEndpoint({
  method: 'POST',
  path: `${moderation}/agreeReveal`,
  access: 'required',
  summary: 'Agree to naming an anonymous author; never by the one who asked',
  input: z.object({ caseId: idSchema }),
  output: moderationCaseSchema,
  errors: forModerators,
})

export const readWordRules = defineEndpoint({
  method: 'GET',
  path: `${moderation}/wordRules`,
  access: 'required',
  summary: 'The words this enterprise is careful with',
  input: z.object({}),
  output: z.object({ items: z.array(wordRuleSchema) }),
  errors: [generalProblems.forbidden],
})

export const addWordRule = defineEndpoint({
  method: 'POST',
  path: `${moderation}/addWordRule`,
  access: 'required',
  summary: 'Add a word to be careful with; a word that is there already stays',
  input: z.object({ word: z.string().trim().min(1).max(WORD_MAX) }),
  output: z.object({ items: z.array(wordRuleSchema) }),
  errors: [generalProblems.forbidden],
})

export const removeWordRule = defineEndpoint({
  method: 'POST',
  path: `${moderation}/removeWordRule`,
  access: 'required',
  summary: 'Take a word off the list',
  input: z.object({ id: idSchema }),
  output: z.object({ items: z.array(wordRuleSchema) }),
  errors: [generalProblems.forbidden],
})
