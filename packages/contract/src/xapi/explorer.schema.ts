import { z } from 'zod'
import { idSchema } from '../primitives/id.ts'

export const TIMELINE_DAYS = 40

/** What to look for in the record; nothing finds everything. */
export const recordFilter = {
  enterpriseId: idSchema.optional(),
  enterpriseUserId: idSchema.optional(),
  /** The IRI of a verb. */
  verb: z.string().max(500).optional(),
  /** The IRI of an activity. */
  activity: z.string().max(1000).optional(),
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
}

export const recordEntrySchema = z.object({
  statementId: z.string(),
  /** When it happened. */
  at: z.string(),
  /** What happened, as a sentence in both languages. */
  sentence: z.object({ en: z.string(), zh: z.string() }),
  personName: z.string(),
  personAvatar: z.string(),
  enterpriseUserId: z.number().nullable(),
  verb: z.string(),
  /** Empty where the object is no activity. */
  activity: z.string(),
  activityName: z.string(),
  statement: z.record(z.string(), z.unknown()),
})
export type RecordEntry = z.infer<typeof recordEntrySchema>
