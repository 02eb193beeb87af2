import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { administrationProblems } from '../enterprises/administration.errors.ts'
import { idSchema } from '../primitives/id.ts'
import { credentialProblems, forwardingProblems, statementProblems } from './xapi.errors.ts'
import {
  credentialSchema,
  facadeStatementSchema,
  forwardingSchema,
  learningStatementSchema,
  newCredentialSchema,
  newForwardingSchema,
} from './xapi.schema.ts'

export const recordVisit = defineEndpoint({
  method: 'POST',
  path: '/v1/xapi/statement',
  access: 'required',
  summary: 'Record that a person registered or opened a page',
  successCode: 10001,
  input: z.object({ xapi: facadeStatementSchema }),
  output: z.object({ id: z.uuid() }),
  errors: [statementProblems.idTaken],
})

export const recordLearning = defineEndpoint({
  method: 'POST',
  path: '/v2/xapi/statement',
  access: 'required',
  summary: 'Record what a person did in learning: completed, answered, joined, …',
  successCode: 10001,
  input: learningStatementSchema,
  output: z.object({ id: z.uuid() }),
  errors: [statementProblems.idTaken],
})

export const readOwnRecord = defineEndpoint({
  method: 'GET',
  path: '/v1/xapi/ownRecord',
  access: 'required',
  summary: "The viewer's own learning record as xAPI statements, newest first, for taking it along",
  input: z.object({
    cursor: z.string().max(400).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  output: z.object({
    statements: z.array(z.record(z.string(), z.unknown())),
    nextCursor: z.string().nullable(),
  }),
})

export const listCredentials = defineEndpoint({
  method: 'GET',
  path: '/v1/xapi/credentials',
  access: 'required',
  summary: "Keys to the enterprise's record store, without their secrets; for administrators",
  input: z.object({ enterpriseId: idSchema.optional() }),
  output: z.object({ items: z.array(credentialSchema) }),
  errors: [administrationProblems.unknownEnterprise],
})

export const issueCredential = defineEndpoint({
  method: 'POST',
  path: '/v1/xapi/issueCredential',
  access: 'required',
  summary: 'Issue a key to the record store; its secret is told this once',
  unrecorded: true,
  input: newCredentialSchema,
  output: z.object({ credential: credentialSchema, secret: z.string() }),
  errors: [administrationProblems.unknownEnterprise],
})

export const revokeCredential = defineEndpoint({
  method: 'POST',
  path: '/v1/xapi/revokeCredential',
  access: 'required',
  summary: 'Revoke a key to the record store, at once and for good',
  input: z.object({ credentialId: idSchema, enterpriseId: idSchema.optional() }),
  output: credentialSchema,
  errors: [credentialProblems.notFound, administrationProblems.unknownEnterprise],
})

export const listForwardings = defineEndpoint({
  method: 'GET',
  path: '/v1/xapi/forwardings',
  access: 'required',
  summary:
    'Other record stores that get what is stored here, and how far they are; for platform administrators',
  input: z.object({}),
  output: z.object({ items: z.array(forwardingSchema) }),
})

export const addForwarding = defineEndpoint({
  method: 'POST',
  path: '/v1/xapi/addForwarding',
  access: 'required',
  summary: 'Send what an enterprise stores on to another record store',
  unrecorded: true,
  input: newForwardingSchema,
  output: forwardingSchema,
  errors: [administrationProblems.unknownEnterprise],
})

export const removeForwarding = defineEndpoint({
  method: 'POST',
  path: '/v1/xapi/removeForwarding',
  access: 'required',
  summary: 'Stop sending to another record store',
  input: z.object({ forwardingId: idSchema }),
  output: z.object({}),
  errors: [forwardingProblems.notFound],
})
