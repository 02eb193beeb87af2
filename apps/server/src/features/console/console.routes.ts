import { listAdministeredEnterprises, readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import { route } from '../identity/public.ts'
import type { AuditLogService } from './audit-log.service.ts'

export const consoleRoutes = (auditLog: AuditLogService) => [
  route(listAdministeredEnterprises, ({ viewer, context }) => auditLog.enterprises(viewer, context.lang)),
  route(readAuditLog, ({ viewer, input, context }) => auditLog.read(viewer, input, context.lang)),
]
