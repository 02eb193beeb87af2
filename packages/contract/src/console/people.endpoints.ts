import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { administrationProblems } from '../enterprises/administration.errors.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput } from '../primitives/page.ts'
import { roleSchema } from '../primitives/standing.ts'
import { importProblems, organizationProblems, personProblems } from './console.errors.ts'
import { IMPORT_BYTES_MAX, importReportSchema, managedPersonSchema, scopeKinds } from './people.schema.ts'

const enterprise = { enterpriseId: idSchema.optional() }
const person = { enterpriseUserId: idSchema }
const file = { ...enterprise, csv: z.string().max(IMPORT_BYTES_MAX) }
const role = { ...person, role: roleSchema, scopeKind: z.enum(scopeKinds), scopeId: idSchema }
const changing = [personProblems.notFound, personProblems.oneself, personProblems.aboveYou]

export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/v1/console/people',
  access: 'required',
  summary: 'The members of an enterprise, newest first, found by name, pinyin, initials or student number',
  input: z.object({
    ...enterprise,
    name: z.string().max(50).optional(),
    state: z.enum(['all', 'active', 'suspended']).default('all'),
    classId: idSchema.optional(),
    ...cursorInput,
  }),
  output: z.object({
    items: z.array(managedPersonSchema),
    nextCursor: z.string().nullable(),
    /** How many members there are in all, whatever was asked for. */
    people: z.number(),
  }),
  errors: [administrationProblems.unknownEnterprise],
})

export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/v1/console/people/preview',
  access: 'required',
  summary: 'Read a CSV of people and say for each row whether it can be imported; changes nothing',
  unrecorded: true,
  input: z.object(file),
  output: importReportSchema,
  errors: [administrationProblems.unknownEnterprise, ...Object.values(importProblems)],
})

export const importPeople = defineEndpoint({
  method: 'POST',
  path: '/v1/console/people/import',
  access: 'required',
  summary:
    'Import the good rows of a CSV and invite those people; rows with faults are left out and reported',
  input: z.object(file),
  output: importReportSchema,
  errors: [administrationProblems.unknownEnterprise, ...Object.values(importProblems)],
})

export const suspendPerson = defineEndpoint({
  method: 'POST',
  path: '/v1/console/person/suspend',
  access: 'required',
  summary: 'Suspend a member, which ends their sessions in this enterprise at once, or let them in again',
  input: z.object({ ...person, suspended: z.boolean() }),
  output: managedPersonSchema,
  errors: changing,
})

export const changePerson = defineEndpoint({
  method: 'POST',
  path: '/v1/console/person/change',
  access: 'required',
  summary: 'Give a member another department, position or class',
  input: z.object({
    ...person,
    departmentId: idSchema.nullable(),
    position: z.string().trim().max(60),
    classId: idSchema.nullable(),
  }),
  output: managedPersonSchema,
  errors: [...changing, organizationProblems.notFound],
})

export const grantRole = defineEndpoint({
  method: 'POST',
  path: '/v1/console/person/grantRole',
  access: 'required',
  summary: 'Give a member a role in the enterprise or in one of its classes',
  input: z.object(role),
  output: managedPersonSchema,
  errors: [...changing, organizationProblems.notFound],
})

export const revokeRole = defineEndpoint({
  method: 'POST',
  path: '/v1/console/person/revokeRole',
  access: 'required',
  summary: 'End a role of a member',
  input: z.object({ ...role, scopeKind: z.string().max(40) }),
  output: managedPersonSchema,
  errors: changing,
})
