import { z } from 'zod'

export const REPORT_NOTE_MAX = 200
export const REASON_MAX = 200
export const WORD_MAX = 30
export const MUTE_DAYS = [1, 3, 7, 30] as const

export const reportReasonSchema = z.enum(['spam', 'offensive', 'confidential', 'false', 'other'])
export type ReportReason = z.infer<typeof reportReasonSchema>

export const moderationActionSchema = z.enum(['keep', 'hide', 'delete', 'warn', 'mute'])
export type ModerationAction = z.infer<typeof moderationActionSchema>

export const queueStateSchema = z.enum(['waiting', 'appeals', 'decided'])
export type QueueState = z.infer<typeof queueStateSchema>

const reportSchema = z.object({
  reason: reportReasonSchema,
  note: z.string(),
  at: z.iso.datetime(),
  reporterName: z.string(),
})

const decisionSchema = z.object({
  action: moderationActionSchema,
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  decidedByName: z.string(),
})

const appealSchema = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  answer: z.enum(['granted', 'refused']).nullable(),
})

export const moderationCaseSchema = z.object({
  caseId: z.number(),
  targetKind: z.string(),
  targetId: z.number(),
  /** The word it was warned of; empty when people reported it. */
  word: z.string(),
  /** What was said when the case was opened. */
  excerpt: z.string(),
  isAnonymous: z.boolean(),
  /** A made-up name for the anonymous, until two moderators have agreed to know. */
  authorName: z.string(),
  reports: z.array(reportSchema),
  openedAt: z.iso.datetime(),
  decision: decisionSchema.nullable(),
  appeal: appealSchema.nullable(),
  reveal: z
    .object({ reason: z.string(), askedByName: z.string(), agreedByName: z.string().nullable() })
    .nullable(),
  abilities: z.object({
    canDecide: z.boolean(),
    canAnswerAppeal: z.boolean(),
    canAskReveal: z.boolean(),
    canAgreeReveal: z.boolean(),
  }),
})
export type ModerationCase = z.infer<typeof moderationCaseSchema>

/** What the author of a post is told about a decision. */
export const ownDecisionSchema = z.object({
  caseId: z.number(),
  targetKind: z.string(),
  targetId: z.number(),
  excerpt: z.string(),
  action: moderationActionSchema,
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  appeal: appealSchema.nullable(),
  canAppeal: z.boolean(),
})
export type OwnDecision = z.infer<typeof ownDecisionSchema>

export const wordRuleSchema = z.object({ id: z.number(), word: z.string() })
