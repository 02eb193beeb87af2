import { z } from 'zod'

/** Lowest first. What a tier may do comes from its row in the table of membership types, never from its name. */
export const tierSchema = z.enum(['sailor', 'scholar', 'elite', 'mentor'])
export type Tier = z.infer<typeof tierSchema>

export const roleSchema = z.enum([
  'teaching_assistant',
  'community_leader',
  'group_leader',
  'camp_master',
  'panel_moderator',
  'author',
  'moderator',
  'enterprise_admin',
  'platform_admin',
])
export type Role = z.infer<typeof roleSchema>

/** How an enterprise differs: where links open, which no-access page its people see, whether lessons wear its own look. */
export const enterpriseSettingsSchema = z.object({
  opensInPlace: z.boolean().default(false),
  noAccessVariant: z.enum(['default', 'minSheng', 'xinAo']).default('default'),
  customLessonPage: z.boolean().default(false),
  needsGroupAuthorisation: z.boolean().default(false),
})
export type EnterpriseSettings = z.infer<typeof enterpriseSettingsSchema>
