import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { administrationProblems } from '../enterprises/administration.errors.ts'
import { idSchema } from '../primitives/id.ts'
import { enterpriseSettingsSchema } from '../primitives/standing.ts'
import { organizationProblems } from './console.errors.ts'
import { newNameSchema, organizationSchema } from './organization.schema.ts'

const enterprise = { enterpriseId: idSchema.optional() }
const { unknownEnterprise } = administrationProblems
const { notFound, nameTaken } = organizationProblems

export const readOrganization = defineEndpoint({
  method: 'GET',
  path: '/v1/console/organization',
  access: 'required',
  summary: 'An enterprise with its settings, departments, positions and classes',
  input: z.object(enterprise),
  output: organizationSchema,
  errors: [unknownEnterprise],
})

export const changeSettings = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/settings',
  access: 'required',
  summary: 'Change the name of an enterprise and how it differs from others',
  input: z.object({ ...enterprise, name: newNameSchema, settings: enterpriseSettingsSchema }),
  output: organizationSchema,
  errors: [unknownEnterprise],
})

export const saveDepartment = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/saveDepartment',
  access: 'required',
  summary: 'Add a department, rename it or move it below another',
  input: z.object({
    ...enterprise,
    departmentId: idSchema.optional(),
    parentId: idSchema.nullable(),
    name: newNameSchema,
  }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound, nameTaken, organizationProblems.belowItself],
})

export const removeDepartment = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/removeDepartment',
  access: 'required',
  summary: 'Remove a department without departments below it; its people stay, without a department',
  input: z.object({ ...enterprise, departmentId: idSchema }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound, organizationProblems.hasParts],
})

export const savePosition = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/savePosition',
  access: 'required',
  summary: 'Add a position, or rename it for everybody who holds it',
  input: z.object({ ...enterprise, positionId: idSchema.optional(), name: newNameSchema }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound, nameTaken],
})

export const removePosition = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/removePosition',
  access: 'required',
  summary: 'Take a position off the list; people keep what they are called',
  input: z.object({ ...enterprise, positionId: idSchema }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound],
})

export const saveClass = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/saveClass',
  access: 'required',
  summary: 'Create a class, or rename it',
  input: z.object({ ...enterprise, classId: idSchema.optional(), name: newNameSchema }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound, nameTaken],
})

export const removeClass = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/removeClass',
  access: 'required',
  summary: 'Remove a class; its people stay, without a class',
  input: z.object({ ...enterprise, classId: idSchema }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound],
})

export const moveToClass = defineEndpoint({
  method: 'POST',
  path: '/v1/console/organization/moveToClass',
  access: 'required',
  summary: 'Put members into a class, or take them out of it',
  input: z.object({
    ...enterprise,
    classId: idSchema,
    enterpriseUserIds: z.array(idSchema).min(1).max(500),
    joins: z.boolean(),
  }),
  output: organizationSchema,
  errors: [unknownEnterprise, notFound],
})
