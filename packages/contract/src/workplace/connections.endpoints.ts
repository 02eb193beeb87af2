import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { connectionDraftSchema, connectionSchema } from './connections.schema.ts'
import { connectionProblems } from './workplace.errors.ts'

export const listConnections = defineEndpoint({
  method: 'GET',
  path: '/v1/workplace/connections',
  access: 'required',
  summary:
    'How the people of each enterprise sign on from their own side; for administrators of the platform',
  input: z.object({}),
  output: z.object({
    items: z.array(connectionSchema),
    /** Those that can be connected. */
    enterprises: z.array(z.object({ enterpriseId: z.number(), name: z.string() })),
  }),
})

export const saveConnection = defineEndpoint({
  method: 'POST',
  path: '/v1/workplace/connections/save',
  access: 'required',
  summary: 'Connect a suite, an identity provider or a portal, or change how it is connected',
  unrecorded: true,
  input: connectionDraftSchema,
  output: connectionSchema,
  errors: Object.values(connectionProblems),
})

export const removeConnection = defineEndpoint({
  method: 'POST',
  path: '/v1/workplace/connections/remove',
  access: 'required',
  summary: 'Cut a connection; accounts stay, and who they are over there is forgotten',
  input: z.object({ connectionId: idSchema }),
  output: z.object({}),
  errors: [connectionProblems.notFound],
})
