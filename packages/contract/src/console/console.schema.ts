import { z } from 'zod'

export const auditEntrySchema = z.object({
  auditId: z.number(),
  at: z.iso.datetime(),
  /** Whose data it was about. */
  enterpriseName: z.string(),
  /** Empty for what the machine did by itself. */
  actorName: z.string(),
  actorAvatar: z.string(),
  /** `member.suspended`; its first word is what the log is filtered by. */
  action: z.string(),
  /** What happened, as a sentence without its subject. */
  text: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const administeredEnterpriseSchema = z.object({
  enterpriseId: z.number(),
  name: z.string(),
  isDefault: z.boolean(),
})
export type AdministeredEnterprise = z.infer<typeof administeredEnterpriseSchema>
