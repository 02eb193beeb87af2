import type { Audit } from '../../platform/audit/audit.ts'
import type { AdministeredEnterprises } from '../enterprises/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { createAuditLogService } from './audit-log.service.ts'
import { consoleRoutes } from './console.routes.ts'

interface ConsoleDependencies {
  audit: Audit
  administered: AdministeredEnterprises
  people: PeopleService
}

/** What the console itself answers; its sections are answered by the features they belong to. */
export const createConsole = (dependencies: ConsoleDependencies) => ({
  routes: consoleRoutes(createAuditLogService(dependencies)),
})
