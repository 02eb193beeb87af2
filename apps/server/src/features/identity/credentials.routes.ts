import {
  changePassword,
  checkCode,
  endSession,
  listSessions,
  register,
  sendCheckedCode,
  signOutEverywhere,
  startRobotCheck,
} from '@fairlead/contract/identity/accounts.endpoints.ts'
import type { CredentialService } from './credentials.service.ts'
import { presentOpened } from './opened.presenter.ts'
import type { RegistrationService } from './registration.service.ts'
import type { RobotCheckService } from './robot-checks.service.ts'
import { presentSession } from './sessions.presenter.ts'
import type { SessionService } from './sessions.service.ts'
import { route } from './viewer.ts'

export const credentialRoutes = (
  credentials: CredentialService,
  registration: RegistrationService,
  robots: RobotCheckService,
  sessions: SessionService,
) => [
  route(startRobotCheck, () => robots.start()),
  route(sendCheckedCode, ({ viewer, input, context }) => credentials.sendCode(viewer, input, context.lang)),
  route(checkCode, ({ viewer, input }) => credentials.checkCode(viewer, input)),
  route(changePassword, async ({ viewer, input }) => {
    await (viewer ? credentials.changePassword(viewer, input) : credentials.resetPassword(input))
    return {}
  }),
  route(register, async ({ input, context }) =>
    presentOpened(await registration.register(input, context), input.language),
  ),
  route(listSessions, async ({ viewer }) => ({
    items: (await sessions.list(viewer)).map((session) => presentSession(session, viewer)),
  })),
  route(endSession, async ({ viewer, input }) => {
    await sessions.end(viewer, input.sessionId)
    return {}
  }),
  route(signOutEverywhere, async ({ viewer }) => {
    await sessions.endEverywhere(viewer.userId)
    return {}
  }),
]
