import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { signedInSchema } from '../identity/identity.schema.ts'
import { idSchema } from '../primitives/id.ts'
import { identityProblems } from './enterprises.errors.ts'
import { colleagueSchema, identitySchema } from './enterprises.schema.ts'

const account = '/v1/user/account'
/** What clients of old send to get everybody; they get at most fifty. */
const ASKED_AT_MOST = 9999

export const listIdentities = defineEndpoint({
  method: 'GET',
  path: `${account}/identities`,
  access: 'required',
  summary: 'The enterprises the viewer belongs to, Personal among them',
  input: z.object({}),
  output: z.object({ items: z.array(identitySchema) }),
})

export const switchIdentity = defineEndpoint({
  method: 'POST',
  path: `${account}/switchIdentity`,
  access: 'required',
  summary: 'Go on as another of one’s identities: a new token, and the old one ends',
  unrecorded: true,
  callsPerMinute: 30,
  input: z.object({ enterpriseUserId: idSchema }),
  output: signedInSchema,
  errors: [identityProblems.unknown],
})

export const findLinkIdentity = defineEndpoint({
  method: 'GET',
  path: `${account}/linkIdentity`,
  access: 'required',
  summary: 'Which of the viewer’s other identities something belongs to that this one cannot see',
  input: z.object({ kind: z.string().max(20), id: idSchema }),
  /** 0 when it belongs to none of them, or does not exist. */
  output: z.object({ enterpriseUserId: z.number() }),
})

export const findColleagues = defineEndpoint({
  method: 'GET',
  path: '/v1/operation/enterpriseUser/enterpriseUserList',
  access: 'required',
  summary: 'People of the viewer’s enterprise by name, pinyin or initials; at most 50 at a time',
  input: z.object({
    name: z.string().trim().max(60).default(''),
    page: z.coerce.number().int().min(1).max(ASKED_AT_MOST).default(1),
    limit: z.coerce.number().int().min(1).max(ASKED_AT_MOST).default(10),
  }),
  output: z.object({ items: z.array(colleagueSchema) }),
})
