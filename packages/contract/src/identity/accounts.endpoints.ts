import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { languageSchema } from '../primitives/language.schema.ts'
import { accountProblems, passwordProblems } from './identity.errors.ts'
import {
  accountSchema,
  codePurposeSchema,
  codeSchema,
  deviceSessionSchema,
  REALNAME_MAX,
  robotAnswerFields,
  robotCheckSchema,
  signedInSchema,
} from './identity.schema.ts'

const account = '/v1/user/account'
const newPassword = {
  password: z.string().min(1).max(200),
  passwordAgain: z.string().min(1).max(200),
}

export const startRobotCheck = defineEndpoint({
  method: 'POST',
  path: `${account}/robotCheck`,
  access: 'public',
  summary: 'A picture with a missing piece: where it belongs is known only to the server, and asked once',
  unrecorded: true,
  callsPerMinute: 30,
  input: z.object({}),
  output: robotCheckSchema,
})

export const sendCheckedCode = defineEndpoint({
  method: 'POST',
  path: `${account}/sendCodePro`,
  access: 'optional',
  summary: 'Send a code after a check against robots; to one’s own address without one',
  unrecorded: true,
  callsPerMinute: 20,
  input: z.object({
    /** Left out by a signed-in person who means their own phone or e-mail. */
    account: accountSchema.optional(),
    purpose: codePurposeSchema,
    ...robotAnswerFields,
  }),
  output: z.object({ waitSeconds: z.number() }),
  errors: [
    accountProblems.codeTooSoon,
    accountProblems.sendFailed,
    accountProblems.robotCheckFailed,
    accountProblems.noAddress,
  ],
})

export const checkCode = defineEndpoint({
  method: 'POST',
  path: `${account}/checkCode`,
  access: 'optional',
  summary: 'Exchange a code for a ticket that lets its holder take the next step once',
  unrecorded: true,
  callsPerMinute: 60,
  input: z.object({ account: accountSchema.optional(), purpose: codePurposeSchema, code: codeSchema }),
  output: z.object({ ticket: z.string() }),
  errors: [accountProblems.wrongCode, accountProblems.noAddress],
})

export const changePassword = defineEndpoint({
  method: 'POST',
  path: `${account}/changePassword`,
  access: 'optional',
  summary: 'Set a new password: with a ticket; signed in with the old password too. Other sessions end',
  unrecorded: true,
  callsPerMinute: 20,
  input: z.object({
    account: accountSchema.optional(),
    ticket: z.string().max(100).optional(),
    oldPassword: z.string().max(200).optional(),
    ...newPassword,
  }),
  output: z.object({}),
  errors: [
    ...Object.values(passwordProblems),
    accountProblems.ticketOver,
    accountProblems.wrongPassword,
    accountProblems.slowedDown,
  ],
})

export const register = defineEndpoint({
  method: 'POST',
  path: `${account}/register`,
  access: 'public',
  summary: 'Create an account with a code, and sign in',
  unrecorded: true,
  callsPerMinute: 20,
  input: z.object({
    account: accountSchema,
    code: codeSchema,
    ...newPassword,
    realname: z.string().trim().min(1).max(REALNAME_MAX),
    language: languageSchema,
    invitationCode: z.string().trim().max(40).optional(),
    /** The service agreement and the privacy statement. */
    agreed: z.literal(1),
  }),
  output: signedInSchema,
  errors: [
    ...Object.values(passwordProblems),
    accountProblems.wrongCode,
    accountProblems.sendFailed,
    accountProblems.addressTaken,
    accountProblems.invitationInvalid,
  ],
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: `${account}/sessions`,
  access: 'required',
  summary: 'Where this person is signed in',
  input: z.object({}),
  output: z.object({ items: z.array(deviceSessionSchema) }),
})

export const endSession = defineEndpoint({
  method: 'POST',
  path: `${account}/endSession`,
  access: 'required',
  summary: 'Sign out on one device; one that is over, or somebody else’s, changes nothing',
  unrecorded: true,
  input: z.object({ sessionId: idSchema }),
  output: z.object({}),
})

export const signOutEverywhere = defineEndpoint({
  method: 'POST',
  path: `${account}/logoutEverywhere`,
  access: 'required',
  summary: 'Sign out on every device, this one included',
  unrecorded: true,
  input: z.object({}),
  output: z.object({}),
})
