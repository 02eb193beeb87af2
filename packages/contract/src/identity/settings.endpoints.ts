import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { accountProblems } from './identity.errors.ts'
import { accountSchema, appearanceSchema, codeSchema, userInfoSchema } from './identity.schema.ts'
import {
  AVATAR_MAX_BYTES,
  accountSettingsSchema,
  heldIdentitySchema,
  privacySchema,
  profileChangeSchema,
} from './profile.schema.ts'

const account = '/v1/user/account'

export const readSettings = defineEndpoint({
  method: 'GET',
  path: `${account}/settings`,
  access: 'required',
  summary: 'What one has told of oneself, and who may see it',
  input: z.object({}),
  output: accountSettingsSchema,
})

export const changeProfile = defineEndpoint({
  method: 'POST',
  path: `${account}/profile`,
  access: 'required',
  summary: 'Change name, bio and interests',
  input: profileChangeSchema,
  output: userInfoSchema,
})

export const changeAvatar = defineEndpoint({
  method: 'POST',
  path: `${account}/avatar`,
  access: 'required',
  summary: 'Put up a picture of oneself, below 2 MB; it is cleaned and made small',
  encoding: 'multipart',
  maxFileBytes: AVATAR_MAX_BYTES,
  unrecorded: true,
  callsPerMinute: 20,
  input: z.object({}),
  output: userInfoSchema,
  errors: [accountProblems.noPicture],
})

export const changePrivacy = defineEndpoint({
  method: 'POST',
  path: `${account}/privacy`,
  access: 'required',
  summary: 'Which tabs others see, who may write, who is found by search',
  input: privacySchema,
  output: privacySchema,
})

export const changeAppearance = defineEndpoint({
  method: 'POST',
  path: `${account}/appearance`,
  access: 'required',
  summary: 'Light or dark, on every device',
  input: z.object({ appearance: appearanceSchema }),
  output: userInfoSchema,
})

export const bindAddress = defineEndpoint({
  method: 'POST',
  path: `${account}/bindPhone`,
  access: 'required',
  summary: 'Link a phone or an e-mail address with a code sent there; the password confirms it',
  unrecorded: true,
  callsPerMinute: 20,
  input: z.object({ account: accountSchema, code: codeSchema, password: z.string().max(200).optional() }),
  output: userInfoSchema,
  errors: [
    accountProblems.wrongCode,
    accountProblems.addressTaken,
    accountProblems.wrongPassword,
    accountProblems.slowedDown,
    accountProblems.sendFailed,
  ],
})

export const readCancellation = defineEndpoint({
  method: 'GET',
  path: `${account}/cancellation`,
  access: 'required',
  summary: 'What has to be handed over before the account can end, and to whom it can go',
  input: z.object({}),
  output: z.object({ items: z.array(heldIdentitySchema), hasPassword: z.boolean() }),
})

export const handOverIdentity = defineEndpoint({
  method: 'POST',
  path: `${account}/handOver`,
  access: 'required',
  summary: 'Hand an owner, leader or master identity to somebody else',
  input: z.object({ kind: z.string().max(40), id: idSchema, enterpriseUserId: idSchema }),
  output: z.object({}),
  errors: [accountProblems.unknown],
})

export const cancelAccount = defineEndpoint({
  method: 'POST',
  path: `${account}/cancel`,
  access: 'required',
  summary: 'End the account: personal data is erased, what was said stays as that of a deleted member',
  unrecorded: true,
  callsPerMinute: 10,
  input: z.object({
    password: z.string().max(200).optional(),
    /** For an account without a password: from a code to its own address. */
    ticket: z.string().max(100).optional(),
    confirmed: z.literal(1),
  }),
  output: z.object({}),
  errors: [
    accountProblems.handOverFirst,
    accountProblems.wrongPassword,
    accountProblems.slowedDown,
    accountProblems.ticketOver,
  ],
})
