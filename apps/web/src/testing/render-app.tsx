import { findLinkIdentity, listIdentities } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { changeLanguage, readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import { listThemes } from '@fairlead/contract/themes/themes.endpoints.ts'
import { recordLearning, recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../app/app.tsx'
import { startApp } from '../app/start-app.ts'
import { currentSession, signInWith } from '../platform/session/session.ts'
import { fakeApi } from './fake-api.ts'

const noThemes = { items: [], nextCursor: null, canCreate: true, createHint: '', canCreateTeam: false }

interface RenderOptions {
  /** Who is signed in; nobody when left out. */
  as?: UserInfo
}

/** The whole app at a path, on the fake API. What the shell itself calls is answered unless the test does. */
export const renderApp = async (path: string, { as }: RenderOptions = {}): Promise<{ user: UserEvent }> => {
  // The rail of the campus asks for them, also right after signing in.
  fakeApi().otherwise(listThemes, () => noThemes)
  if (as) {
    signInWith({ token: `token-of-${as.userName}`, lrstoken: `lrstoken-of-${as.userName}`, userInfo: as })
    fakeApi()
      .otherwise(listIdentities, () => ({ items: [] }))
      .otherwise(findLinkIdentity, () => ({ enterpriseUserId: 0 }))
      .otherwise(readSession, () => currentSession()?.userInfo ?? as)
      .otherwise(changeLanguage, ({ language }) => ({ ...as, language }))
      .otherwise(recordVisit, ({ xapi }) => ({ id: xapi.id }))
      .otherwise(recordLearning, ({ id = '' }) => ({ id }))
  }
  window.history.replaceState({}, '', path)
  const app = startApp()
  onTestFinished(app.stop)
  const user = userEvent.setup()
  render(<App router={app.router} />)
  await app.router.load()
  return { user }
}
