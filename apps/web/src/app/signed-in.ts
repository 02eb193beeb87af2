import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { progressOutbox } from '../features/library/study/progress-outbox.ts'
import { call } from '../platform/api/call.ts'
import { startRealtime } from '../platform/realtime/realtime.ts'
import { currentSession, updateUserInfo } from '../platform/session/session.ts'
import { sendWaitingStatements } from '../platform/statements/learning.ts'
import { scheduleVisit } from '../platform/statements/visits.ts'
import type { AppRouter } from './router.tsx'

/** What runs beside the screens of a signed-in person, and is loaded only for them. */
export const startSignedIn = (router: AppRouter): (() => void) => {
  const stops = [startRealtime(), tellVisits(router), sendWhatWaits()]
  void refreshPerson()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tells the record of learning which page a person opened; one they left at once is not told. */
const tellVisits = (router: AppRouter): (() => void) => {
  let cancel = () => {}
  const arrive = () => {
    cancel()
    const entry = router.state.matches.at(-1)?.staticData.entry
    if (entry) cancel = scheduleVisit(entry.path)
  }
  arrive()
  const unsubscribe = router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) arrive()
  })
  return () => {
    unsubscribe()
    cancel()
  }
}

/** What could not be sent without a network goes out as soon as there is one. */
const sendWhatWaits = (): (() => void) => {
  const send = () => {
    void progressOutbox.flush()
    void sendWaitingStatements()
  }
  send()
  window.addEventListener('online', send)
  return () => window.removeEventListener('online', send)
}

/** What a person may do can have changed since this device last heard of them. */
const refreshPerson = async (): Promise<void> => {
  const token = currentSession()?.token
  const userInfo = await call(readSession, {}, { silent: true }).catch(() => undefined)
  if (userInfo && currentSession()?.token === token) updateUserInfo(userInfo)
}
