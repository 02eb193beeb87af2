import { z } from 'zod'
import { consoleAbilities } from '../primitives/console-abilities.ts'
import { languageSchema } from '../primitives/language.schema.ts'
import { tierSchema } from '../primitives/standing.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 16
export const REALNAME_MAX = 30
export const CODE_LENGTH = 6
export const CODE_LIFETIME_MINUTES = 5
export const CODE_TRIES = 5

/** Phone, e-mail or, for the demo people, their login name. */
export const accountSchema = z.string().trim().min(1).max(120)
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

/** What a code is good for: one asked for at the door does not change a password. */
export const codePurposeSchema = z.enum(['register', 'password', 'bind', 'own'])
export type CodePurpose = z.infer<typeof codePurposeSchema> | 'signIn'

/** An answer to a check against robots: where the piece belongs, or work done instead of looking. */
export const robotAnswerFields = {
  checkId: z.uuid().optional(),
  position: z.coerce.number().int().min(0).max(1000).optional(),
  work: z.string().max(40).optional(),
}
export const robotCheckSchema = z.object({
  checkId: z.string(),
  picture: z.string(),
  piece: z.string(),
  width: z.number(),
  height: z.number(),
  pieceSize: z.number(),
  pieceTop: z.number(),
  /** For who cannot see the picture: find a word whose hash with the id begins with so many zero bits. */
  workBits: z.number(),
})
export type RobotCheck = z.infer<typeof robotCheckSchema>

export const deviceSessionSchema = z.object({
  sessionId: z.number(),
  device: z.string(),
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSessionSchema>

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

export const appearanceSchema = z.enum(['auto', 'light', 'dark'])
export type Appearance = z.infer<typeof appearanceSchema>

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
  appearance: appearanceSchema,
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
