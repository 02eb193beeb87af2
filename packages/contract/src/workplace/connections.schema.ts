import { z } from 'zod'
import { idSchema } from '../primitives/id.ts'
import { tenantKeySchema } from './workplace.schema.ts'

const connectionKindSchema = z.enum([
  'feishu',
  'wecom',
  'dingtalk',
  'dingtalk_third',
  'oidc',
  'sso',
  'zhiniao',
  'bmw_sf_learning',
])
export type ConnectionKind = z.infer<typeof connectionKindSchema>

/** HS256 and HMAC-SHA256 are as strong as their key; a suite makes its own secrets. */
export const SIGNING_SECRET_MIN = 32

const word = z.string().trim().min(1).max(200)
/** The server itself connects there, so never in the clear. */
const addressSchema = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)])

const shown = {
  enterpriseId: idSchema,
  kind: connectionKindSchema,
  tenantKey: tenantKeySchema,
  appId: word,
  address: addressSchema.default(''),
  appDetail: z.string().trim().max(500).default(''),
  trustsPhones: z.boolean().default(false),
  enabled: z.boolean().default(true),
}

export const connectionSchema = z.object({
  ...shown,
  connectionId: z.number(),
  enterpriseName: z.string(),
  address: z.string(),
  appDetail: z.string(),
  trustsPhones: z.boolean(),
  enabled: z.boolean(),
  /** Answered by the simulator of the demo; it can be removed, not changed. */
  simulated: z.boolean(),
})
export type Connection = z.infer<typeof connectionSchema>

export const connectionDraftSchema = z.object({
  ...shown,
  /** Absent for a new one. */
  connectionId: idSchema.optional(),
  /** Absent keeps the one there is; it is never shown again. */
  secret: z.string().trim().min(8).max(500).optional(),
})
export type ConnectionDraft = z.infer<typeof connectionDraftSchema>
