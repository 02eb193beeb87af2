import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { facadeStatementSchema } from './xapi.schema.ts'

export const recordVisit = defineEndpoint({
  method: 'POST',
  path: '/v1/xapi/statement',
  access: 'required',
  summary: 'Record that a person registered or opened a page',
  successCode: 10001,
  input: z.object({ xapi: facadeStatementSchema }),
  output: z.object({ id: z.uuid() }),
})
