import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { languageSchema } from '../primitives/language.schema.ts'
import { accountProblems } from './identity.errors.ts'
import {
  accountSchema,
  codeSchema,
  demoMessageSchema,
  demoPersonSchema,
  robotAnswerFields,
  signedInSchema,
  userInfoSchema,
} from './identity.schema.ts'

export const signInWithPassword = defineEndpoint({
  method: 'POST',
  path: '/v1/login',
  access: 'public',
  summary: 'Sign in with an account and its password',
  encoding: 'form',
  unrecorded: true,
  callsPerMinute: 60,
  input: z.object({
    account: accountSchema,
    password: z.string().min(1).max(200),
    ...robotAnswerFields,
  }),
  output: signedInSchema,
  errors: [
    accountProblems.wrongPassword,
    accountProblems.slowedDown,
    accountProblems.robotCheckNeeded,
    accountProblems.robotCheckFailed,
    accountProblems.suspended,
  ],
})

export const signInWithCode = defineEndpoint({
  method: 'POST',
  path: '/v1/captchaLogin',
  access: 'public',
  summary: 'Sign in with a code sent to the phone or e-mail address',
  encoding: 'form',
  unrecorded: true,
  callsPerMinute: 60,
  input: z.object({ account: accountSchema, code: codeSchema }),
  output: signedInSchema,
  errors: [accountProblems.wrongCode, accountProblems.suspended],
})

export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/v1/user/account/sendCode',
  access: 'public',
  summary: 'Send a verification code; the answer is the same for known and unknown accounts',
  unrecorded: true,
  callsPerMinute: 20,
  input: z.object({ account: accountSchema }),
  output: z.object({ waitSeconds: z.number() }),
  errors: [accountProblems.codeTooSoon, accountProblems.sendFailed],
})

export const readSession = defineEndpoint({
  method: 'GET',
  path: '/v1/user/account/session',
  access: 'required',
  summary: 'Who is signed in, in which enterprise, and what they may do',
  input: z.object({}),
  output: userInfoSchema,
})

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/v1/user/account/logout',
  access: 'required',
  summary: 'End this session',
  unrecorded: true,
  input: z.object({}),
  output: z.object({}),
})

export const changeLanguage = defineEndpoint({
  method: 'POST',
  path: '/v1/user/account/language',
  access: 'required',
  summary: 'Remember the language this person reads, on every device',
  input: z.object({ language: languageSchema }),
  output: userInfoSchema,
})

export const listDemoPeople = defineEndpoint({
  method: 'GET',
  path: '/v1/demo/people',
  access: 'public',
  summary: 'The demo people of the sign-in page; empty outside demo mode',
  input: z.object({}),
  output: z.object({ items: z.array(demoPersonSchema), password: z.string() }),
})

export const listDemoMessages = defineEndpoint({
  method: 'GET',
  path: '/v1/demo/messages',
  access: 'public',
  summary: 'Text messages and mail the demo would have sent to an address; empty outside demo mode',
  input: z.object({ to: accountSchema }),
  output: z.object({ items: z.array(demoMessageSchema) }),
})
