import { readProfile } from '@fairlead/contract/identity/profile.endpoints.ts'
import type { ProfileService } from './profiles.service.ts'
import { route } from './viewer.ts'

export const profileRoutes = (profiles: ProfileService) => [
  route(readProfile, ({ viewer, input, context }) => profiles.read(viewer, input.studentId, context.lang)),
]
