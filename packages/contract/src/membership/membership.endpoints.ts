import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { accessProblems } from './membership.errors.ts'
import { permissionSchema } from './membership.schema.ts'

const account = '/v1/user/account'
const code = z.string().trim().min(1).max(80)

export const readResourcePermission = defineEndpoint({
  method: 'GET',
  path: `${account}/resourcePermissions`,
  access: 'required',
  summary: 'Whether a resource opens for the viewer, why not, and how many free chances are left',
  input: z.object({
    /** The resource type: 1401 lesson, 1402 article, 1501 topic, 1601 activity. */
    toolbarCode: z.coerce.number().int(),
    resourcesCode: code,
    versionId: idSchema.optional(),
    /** The plan, camp or topic through which the viewer comes. */
    rescourcesExtId: z.string().trim().max(80).optional(),
  }),
  output: permissionSchema,
  errors: [accessProblems.unknown],
})

export const unlockLesson = defineEndpoint({
  method: 'POST',
  path: `${account}/lessonAuth`,
  access: 'required',
  summary: 'Open a lesson with a free chance; it stays open to the end of the month',
  input: z.object({ lessonCode: code, versionId: idSchema.optional() }),
  output: permissionSchema.pick({ permission: true, remainingAmount: true }),
  errors: Object.values(accessProblems),
})
