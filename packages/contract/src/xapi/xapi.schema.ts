import { z } from 'zod'
import { idSchema } from '../primitives/id.ts'

const text = z.string().max(500)

/** What people do here, and what they do it with; docs/xapi-profile.md says what each means to other tools. */
const visitVerbs = ['registered', 'accessed'] as const
const learningVerbs = [
  'viewed',
  'launched',
  'progressed',
  'completed',
  'passed',
  'failed',
  'answered',
  'attended',
  'submitted',
  'earned',
  'played',
  'paused',
  'commented',
  'endorsed',
  'liked',
  'shared',
  'searched',
  'downloaded',
  'favourited',
  'joined',
  'left',
] as const
const recordedObjects = [
  'page',
  'lesson',
  'article',
  'topic',
  'plan',
  'camp',
  'theme',
  'debate',
  'post',
  'video',
  'tool',
  'task',
  'form',
  'assessment',
  'community',
  'group',
  'badge',
  'certificate',
] as const
export type RecordedVerb = (typeof visitVerbs)[number] | (typeof learningVerbs)[number]
export type RecordedObject = (typeof recordedObjects)[number]

const surroundings = {
  platform: text.optional(),
  language: text.optional(),
  userAgent: text.optional(),
  version: text.optional(),
  timestamp: z.iso.datetime().optional(),
}

/** The flat form in which the product's own pages tell what happened; the server makes a conformant statement of it. */
export const facadeStatementSchema = z.object({
  /** Chosen by the browser, so that a statement sent again is stored once. */
  id: z.uuid(),
  verb: z.enum(visitVerbs),
  object: text,
  objectType: z.enum(recordedObjects),
  ...surroundings,
})
export type FacadeStatement = z.infer<typeof facadeStatementSchema>

/** Who it was is known from the session; what the body says about that is not listened to. */
export const learningStatementSchema = z.object({
  id: z.uuid().optional(),
  realname: z.unknown().optional(),
  userId: z.unknown().optional(),
  enterpriseId: z.unknown().optional(),
  enterpriseClassId: z.unknown().optional(),
  enterpriseClassName: z.unknown().optional(),
  verb: z.enum(learningVerbs),
  object: text,
  objectType: z.enum(recordedObjects),
  ...surroundings,
})
export type LearningStatement = z.infer<typeof learningStatementSchema>

/** What a credential of the record store may do. */
const scopeSchema = z.enum([
  'statements/write',
  'statements/read/mine',
  'statements/read',
  'state',
  'profile',
  'all',
])
export type Scope = z.infer<typeof scopeSchema>

export const newCredentialSchema = z.object({
  enterpriseId: idSchema.optional(),
  label: z.string().trim().min(1).max(100),
  scopes: z.array(scopeSchema).min(1).max(6),
})

export const credentialSchema = z.object({
  credentialId: z.number(),
  label: z.string(),
  key: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
})
export type Credential = z.infer<typeof credentialSchema>

/** Another record store that gets what is stored here. */
export const newForwardingSchema = z.object({
  enterpriseId: idSchema,
  /** The base of the other store; its statements resource is below. */
  endpoint: z.url({ protocol: /^https?$/ }).max(500),
  key: z.string().min(1).max(200),
  secret: z.string().min(1).max(500),
  /** Whether it also gets what was stored before. */
  includesPast: z.boolean(),
})

export type NewForwarding = z.infer<typeof newForwardingSchema>

export const forwardingSchema = z.object({
  forwardingId: z.number(),
  enterpriseId: z.number(),
  endpoint: z.string(),
  key: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** How many statements the other store would not take. */
  refused: z.number(),
  /** How many are still to be sent; counted up to 10,000. */
  waiting: z.number(),
  /** Why the last try failed; empty when it did not. */
  problem: z.string(),
})
export type Forwarding = z.infer<typeof forwardingSchema>
