import { localPath } from '../../platform/routing/local-path.ts'
import type { Visit } from '../../platform/routing/route-entry.ts'

const HOME = '/campus'

/** Newcomers register. */
export const toDoor = ({ signedIn }: Visit): string => (signedIn ? HOME : '/register')

/** Right after registering one is signed in, and stays for the first step. */
export const pastRegistering = (visit: Visit): string | undefined =>
  visit.search.step === 'welcome' ? undefined : pastDoor(visit)

/** Signed in, one changes the password with the old one; signed out, with a code. */
export const toModifying = ({ signedIn }: Visit): string | undefined =>
  signedIn ? '/modifypassword' : undefined
export const toResetting = ({ signedIn }: Visit): string | undefined =>
  signedIn ? undefined : '/forgotpassword'

/** Who is signed in already, or has just done so, goes on to where they wanted to be. */
export const pastDoor = ({ signedIn, search }: Visit): string | undefined =>
  signedIn ? (localPath(search.redirect) ?? HOME) : undefined
