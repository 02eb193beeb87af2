import { currentClient } from '../platform/environment/environment.ts'
import { renewQueryMemory } from '../platform/query/query-memory.ts'
import { currentSession, onSessionChange } from '../platform/session/session.ts'
import { writeStored } from '../platform/storage/storage.ts'
import { composePlaces } from './compose/places.ts'
import { composeProfileTabs } from './compose/profile-tabs.ts'
import { composeSuiteEntries } from './compose/suite-entries.ts'
import { composeWelcome } from './compose/welcome.ts'
import { followLanguage } from './follow-language.ts'
import { followSession } from './follow-session.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

export interface StartedApp {
  router: AppRouter
  stop: () => void
}

/** The app with everything that runs beside its screens. */
export const startApp = (): StartedApp => {
  writeStored('client', currentClient())
  composeProfileTabs()
  composeWelcome()
  composeSuiteEntries()
  composePlaces()
  const router = createAppRouter()
  renewQueryMemory()
  const stops = [followSession(router), followLanguage(), whenSignedIn(router)]
  return {
    router,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

const whenSignedIn = (router: AppRouter): (() => void) => {
  let state: 'waiting' | 'started' | 'stopped' = 'waiting'
  let stop = () => {}
  const start = async () => {
    if (state !== 'waiting' || currentSession() === null) return
    state = 'started'
    const { startSignedIn } = await import('./signed-in.ts')
    if (state === 'started') stop = startSignedIn(router)
  }
  const tryToStart = () =>
    start().catch(() => {
      // Without a connection now; the next sign-in tries again.
      if (state === 'started') state = 'waiting'
    })
  void tryToStart()
  const unsubscribe = onSessionChange(() => void tryToStart())
  return () => {
    state = 'stopped'
    unsubscribe()
    stop()
  }
}
