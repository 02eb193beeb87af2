import { z } from 'zod'
import { localizedTextSchema } from '../primitives/localized-text.ts'
import { enterpriseSettingsSchema, tierSchema } from '../primitives/standing.ts'

const NAME_MAX = 60

/** A name in both languages; one of them is enough. */
export const newNameSchema = z
  .object({ en: z.string().trim().max(NAME_MAX), zh: z.string().trim().max(NAME_MAX) })
  .refine(({ en, zh }) => en !== '' || zh !== '')

const part = { name: localizedTextSchema, people: z.number() }
export const departmentSchema = z.object({
  departmentId: z.number(),
  parentId: z.number().nullable(),
  ...part,
})
export type Department = z.infer<typeof departmentSchema>
export const positionSchema = z.object({ positionId: z.number(), ...part })
export type Position = z.infer<typeof positionSchema>
export const classSchema = z.object({ classId: z.number(), ...part })
export type EnterpriseClass = z.infer<typeof classSchema>

export const organizationSchema = z.object({
  enterpriseId: z.number(),
  name: localizedTextSchema,
  settings: enterpriseSettingsSchema,
  departments: z.array(departmentSchema),
  positions: z.array(positionSchema),
  classes: z.array(classSchema),
})
export type Organization = z.infer<typeof organizationSchema>

export const membershipTypeSchema = z.object({
  typeId: z.number(),
  tier: tierSchema,
  name: localizedTextSchema,
  isGuest: z.boolean(),
  /** Below 0: unlimited. */
  freeChancesPerMonth: z.number().int(),
  ahaQuota: z.number().int(),
  createsDiscussions: z.boolean(),
  createsCommunities: z.boolean(),
  customThemes: z.boolean(),
  people: z.number(),
})
export type MembershipType = z.infer<typeof membershipTypeSchema>
