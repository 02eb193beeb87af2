import { generalProblems } from '@fairlead/contract/problem.ts'
import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../platform/i18n/language.ts'
import { followOtherTabs, onSessionChange, type SessionChange } from '../platform/session/session.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { isDoor, signInPath } from './guards.ts'
import { type AppRouter, arrivalAt } from './router.tsx'

/** Whoever is signed in sees only their own data, on a page they may be on. */
export const followSession = (router: AppRouter, queryClient: QueryClient): (() => void) => {
  const go: Record<SessionChange, () => Promise<void>> = {
    // The guards of the page decide again: the door lets a signed-in person through, other pages send strangers there.
    'signed-in': () => router.invalidate(),
    'changed-elsewhere': () => router.invalidate(),
    'signed-out': () => router.navigate({ href: '/login', replace: true }),
    expired: () => goToDoor(router),
  }
  const unsubscribe = onSessionChange((change) => {
    queryClient.clear()
    void go[change]()
  })
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
