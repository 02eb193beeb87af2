import { generalProblems } from '@fairlead/contract/problem.ts'
import { currentLanguage } from '../platform/i18n/language.ts'
import { currentQueryClient, renewQueryMemory } from '../platform/query/query-memory.ts'
import {
  currentSession,
  followOtherTabs,
  onSessionChange,
  type SessionChange,
} from '../platform/session/session.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { isDoor, signInPath } from './guards.ts'
import { type AppRouter, arrivalAt } from './router.tsx'

/** Whoever is signed in sees only their own data, on a page they may be on. */
export const followSession = (router: AppRouter): (() => void) => {
  // The guards of the page decide again: the door lets a signed-in person through, other pages send strangers there.
  const arrive = () => {
    currentQueryClient().clear()
    return router.invalidate()
  }
  const arriveAsAnother = () => {
    renewQueryMemory()
    return router.invalidate()
  }
  // First away from the page, or it would ask again for what was just forgotten.
  const leaveBy = async (leaving: Promise<void>) => {
    await leaving
    currentQueryClient().clear()
  }
  const follow: Record<SessionChange, () => Promise<void>> = {
    'signed-in': arrive,
    switched: arriveAsAnother,
    'signed-out': () => leaveBy(router.navigate({ href: '/login', replace: true })),
    expired: () => leaveBy(goToDoor(router)),
    'changed-elsewhere': () => (currentSession() ? arriveAsAnother() : leaveBy(router.invalidate())),
  }
  const unsubscribe = onSessionChange((change) => void follow[change]())
  const unfollow = followOtherTabs()
  return () => {
    unsubscribe()
    unfollow()
  }
}

const goToDoor = async (router: AppRouter): Promise<void> => {
  const { location } = router.state
  if (isDoor(location.pathname)) return
  showToast(generalProblems.signedOut.text[currentLanguage()])
  await router.navigate({ href: signInPath(arrivalAt(location)), replace: true })
}
