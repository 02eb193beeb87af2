import {
  changePerson,
  grantRole,
  importPeople,
  listPeople,
  previewImport,
  revokeRole,
  suspendPerson,
} from '@fairlead/contract/console/people.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { ImportService } from './import.service.ts'
import type { PeopleAdministrationService } from './people-administration.service.ts'

export const peopleRoutes = (people: PeopleAdministrationService, imports: ImportService) => [
  route(listPeople, ({ viewer, input, context }) => people.list(viewer, input, context.lang)),
  route(previewImport, ({ viewer, input }) => imports.preview(viewer, input.csv, input.enterpriseId)),
  route(importPeople, ({ viewer, input }) => imports.import(viewer, input.csv, input.enterpriseId)),
  route(suspendPerson, ({ viewer, input, context }) => people.suspend(viewer, input, context.lang)),
  route(changePerson, ({ viewer, input, context }) => people.change(viewer, input, context.lang)),
  route(grantRole, ({ viewer, input, context }) => people.grant(viewer, input, context.lang)),
  route(revokeRole, ({ viewer, input, context }) => people.revoke(viewer, input, context.lang)),
]
