import {
  changeLanguage,
  listDemoMessages,
  listDemoPeople,
  readSession,
  sendCode,
  signInWithCode,
  signInWithPassword,
  signOut,
} from '@fairlead/contract/identity/identity.endpoints.ts'
import type { AccountService } from './accounts.service.ts'
import type { DemoSignIn } from './demo-sign-in.ts'
import { presentOpened } from './opened.presenter.ts'
import type { SessionService } from './sessions.service.ts'
import { presentViewer } from './viewer.presenter.ts'
import { route } from './viewer.ts'

export const accountRoutes = (accounts: AccountService, sessions: SessionService, demo: DemoSignIn) => [
  route(signInWithPassword, async ({ input, context }) =>
    presentOpened(
      await accounts.signInWithPassword(input.account, input.password, input, context),
      context.lang,
    ),
  ),
  route(signInWithCode, async ({ input, context }) =>
    presentOpened(await accounts.signInWithCode(input.account, input.code, context), context.lang),
  ),
  route(sendCode, ({ input, context }) => accounts.sendCode(input.account, context.lang)),
  route(readSession, async ({ viewer, context }) => presentViewer(viewer, context.lang)),
  route(signOut, async ({ viewer }) => {
    await sessions.end(viewer)
    return {}
  }),
  route(changeLanguage, async ({ viewer, input }) =>
    presentViewer(await accounts.changeLanguage(viewer, input.language), input.language),
  ),
  route(listDemoPeople, async ({ context }) => demo.people(context.lang)),
  route(listDemoMessages, async ({ input }) => ({ items: await demo.messages(input.to) })),
]
