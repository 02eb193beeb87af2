import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { accountProblems } from '../identity/identity.errors.ts'
import { shareParametersSchema, shareTypeSchema } from '../primitives/share-target.ts'
import { shareProblems, ticketProblems, workplaceProblems } from './workplace.errors.ts'
import {
  landerSchema,
  signedOnSchema,
  signOnStepSchema,
  suiteSchema,
  tenantKeySchema,
} from './workplace.schema.ts'

const { unknownCompany, signOnExpired, refused, inactive, unavailable, foreignAddress } = workplaceProblems

// A whole company comes from one address at nine in the morning.
const SIGN_ONS_PER_MINUTE = 600

export const startSignOn = defineEndpoint({
  method: 'POST',
  path: '/v1/workplace/start',
  access: 'optional',
  summary: 'Begin signing on through a suite or a company’s identity provider: what the page does next',
  unrecorded: true,
  callsPerMinute: SIGN_ONS_PER_MINUTE,
  input: z.object({
    lander: landerSchema,
    tenantKey: tenantKeySchema.optional(),
    /** Whether the page runs inside the suite's client, which can name the person itself. */
    inClient: z.boolean().default(false),
  }),
  output: signOnStepSchema,
  errors: [unknownCompany, unavailable, ticketProblems.missing],
})

export const finishSignOn = defineEndpoint({
  method: 'POST',
  path: '/v1/workplace/finish',
  access: 'public',
  summary: 'Finish signing on with the code that the suite or identity provider gave',
  unrecorded: true,
  callsPerMinute: SIGN_ONS_PER_MINUTE,
  input: z.object({
    state: z.string().min(1).max(200),
    browserKey: z.string().min(1).max(200),
    /** As they came back in the address of the page. */
    answer: z.record(z.string().max(50), z.string().max(4000)),
  }),
  output: signedOnSchema,
  errors: [signOnExpired, refused, inactive, unavailable, accountProblems.suspended],
})

export const signOnWithTicket = defineEndpoint({
  method: 'POST',
  path: '/v1/workplace/ticket',
  access: 'public',
  summary: 'Sign on with a ticket that the company signed; each is good once',
  unrecorded: true,
  callsPerMinute: SIGN_ONS_PER_MINUTE,
  input: z.object({
    lander: landerSchema,
    tenantKey: tenantKeySchema.optional(),
    /** The signed part of the page's query. */
    ticket: z.record(z.string().max(50), z.string().max(4000)),
  }),
  output: signedOnSchema,
  errors: [unknownCompany, inactive, accountProblems.suspended, ...Object.values(ticketProblems)],
})

export const signForSuite = defineEndpoint({
  method: 'GET',
  path: '/v1/feishuAuth',
  access: 'optional',
  summary: 'What a page needs to use the JS bridge of Feishu, or of the suite named as target',
  callsPerMinute: SIGN_ONS_PER_MINUTE,
  input: z.object({
    tenantKey: tenantKeySchema.optional(),
    url: z.url().max(4000),
    target: suiteSchema.default('feishu').catch('feishu'),
  }),
  output: z.object({
    appId: z.string(),
    timestamp: z.number(),
    noncestr: z.string(),
    signature: z.string(),
    tenantKey: z.string(),
    sdkUrl: z.string(),
  }),
  errors: [unknownCompany, unavailable, foreignAddress],
})

export const readShareCard = defineEndpoint({
  method: 'POST',
  path: '/v1/user/learning/shareCardData',
  access: 'required',
  summary: 'The card of something to share, in the format of the suite it goes to',
  unrecorded: true,
  queryNames: ['type'],
  input: shareParametersSchema.extend({
    type: shareTypeSchema,
    target: suiteSchema.default('feishu').catch('feishu'),
  }),
  output: z.object({ content: z.record(z.string(), z.unknown()) }),
  errors: [shareProblems.notFound],
})
