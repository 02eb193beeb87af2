import { z } from 'zod'

/** Lowest first. What a tier may do comes from its row in the table of membership types, never from its name. */
export const tierSchema = z.enum(['sailor', 'scholar', 'elite', 'mentor'])
export type Tier = z.infer<typeof tierSchema>

export const AHA_UNLIMITED = 2_147_483_647
export const AHA_QUOTA = { sailor: 0, scholar: 10, elite: 20, mentor: AHA_UNLIMITED } as const
export const FREE_CHANCES_PER_MONTH = 3

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
