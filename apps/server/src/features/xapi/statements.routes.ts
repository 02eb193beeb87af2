import { recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { route } from '../identity/public.ts'
import type { StatementService } from './statements.service.ts'

export const statementRoutes = (statements: StatementService) => [
  route(recordVisit, ({ viewer, input }) => statements.recordVisit(viewer, input.xapi)),
]
