import { readGuide, readProfile, tickGuideStep } from '@fairlead/contract/identity/profile.endpoints.ts'
import type { ProfileService } from './profiles.service.ts'
import { route } from './viewer.ts'

export const profileRoutes = (profiles: ProfileService) => [
  route(readProfile, ({ viewer, input, context }) => profiles.read(viewer, input.studentId, context.lang)),
  route(readGuide, async ({ viewer }) => ({ done: await profiles.guideOf(viewer) })),
  route(tickGuideStep, async ({ viewer, input }) => ({
    done: await profiles.tickGuideStep(viewer, input.step, input.isDone === 1),
  })),
]
