import { readResourcePermission, unlockLesson } from '@fairlead/contract/membership/membership.endpoints.ts'
import { route } from '../identity/public.ts'
import type { AccessService } from './access.service.ts'

export const accessRoutes = (access: AccessService) => [
  route(readResourcePermission, ({ viewer, input }) =>
    access.permissionFor(viewer, {
      resourceType: input.toolbarCode,
      code: input.resourcesCode,
      versionId: input.versionId,
      extId: input.rescourcesExtId,
    }),
  ),
  route(unlockLesson, ({ viewer, input }) => access.unlockLesson(viewer, input.lessonCode, input.versionId)),
]
