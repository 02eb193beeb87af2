import {
  changeSettings,
  moveToClass,
  readOrganization,
  removeClass,
  removeDepartment,
  removePosition,
  saveClass,
  saveDepartment,
  savePosition,
} from '@fairlead/contract/console/organization.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { OrganizationService } from './organization.service.ts'

export const organizationRoutes = (organization: OrganizationService) => [
  route(readOrganization, ({ viewer, input }) => organization.read(viewer, input.enterpriseId)),
  route(changeSettings, ({ viewer, input }) => organization.changeSettings(viewer, input)),
  route(saveDepartment, ({ viewer, input }) => organization.saveDepartment(viewer, input)),
  route(removeDepartment, ({ viewer, input }) =>
    organization.removeDepartment(viewer, input.enterpriseId, input.departmentId),
  ),
  route(savePosition, ({ viewer, input }) => organization.savePosition(viewer, input)),
  route(removePosition, ({ viewer, input }) =>
    organization.removePosition(viewer, input.enterpriseId, input.positionId),
  ),
  route(saveClass, ({ viewer, input }) => organization.saveClass(viewer, input)),
  route(removeClass, ({ viewer, input }) =>
    organization.removeClass(viewer, input.enterpriseId, input.classId),
  ),
  route(moveToClass, ({ viewer, input }) => organization.moveToClass(viewer, input)),
]
