import { z } from 'zod'
import { consoleAbilities } from '../primitives/console-abilities.ts'
import { languageSchema } from '../primitives/language.schema.ts'
import { tierSchema } from '../primitives/standing.ts'

export const PASSWORD_MAX = 16
export const CODE_LENGTH = 6
export const CODE_LIFETIME_MINUTES = 5
export const CODE_TRIES = 5

/** Phone, e-mail or, for the demo people, their login name. */
export const accountSchema = z.string().trim().min(1).max(120)
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

/** What the viewer may do at all, decided by the server, so that the web repeats no rule. */
const abilitiesSchema = z.object({
  canSpeak: z.boolean(),
  /** Why speaking is closed, in the viewer's language; empty when it is open. */
  speakHint: z.string(),
  canEndorse: z.boolean(),
  endorseHint: z.string(),
  /** The sections of the console that are open to them; most people have none. */
  console: z.array(z.enum(consoleAbilities)).readonly(),
  canCreateDiscussion: z.boolean(),
  canCreateCommunity: z.boolean(),
  canUseCustomThemes: z.boolean(),
})

export const userInfoSchema = z.object({
  userId: z.number(),
  userName: z.string(),
  realname: z.string(),
  studentId: z.string(),
  enterpriseId: z.number(),
  enterpriseName: z.string(),
  enterpriseClassId: z.number().nullable(),
  enterpriseClassName: z.string(),
  enterpriseUserId: z.number(),
  department: z.string(),
  position: z.string(),
  avatar: z.string(),
  /** Masked: 138****0001. */
  phone: z.string(),
  /** 2 = came by single sign-on. */
  sso: z.number(),
  rootViptypeId: z.number(),
  tier: tierSchema,
  tierName: z.string(),
  lrsEnterpriseId: z.number(),
  language: languageSchema,
  opensInPlace: z.boolean(),
  noAccessVariant: z.string(),
  abilities: abilitiesSchema,
})
export type UserInfo = z.infer<typeof userInfoSchema>

export const signedInSchema = z.object({ token: z.string(), lrstoken: z.string(), userInfo: userInfoSchema })

export const demoPersonSchema = z.object({
  login: z.string(),
  name: z.string(),
  avatar: z.string(),
  shows: z.string(),
})
export const demoMessageSchema = z.object({ to: z.string(), body: z.string(), sentAt: z.iso.datetime() })
