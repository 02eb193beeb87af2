import { localPath } from '../../platform/routing/local-path.ts'
import type { Visit } from '../../platform/routing/route-entry.ts'

const HOME = '/campus'

/** Newcomers register; until that page exists they are shown the door that does. */
export const toDoor = ({ signedIn, isBuilt }: Visit): string => {
  if (signedIn) return HOME
  return isBuilt('/register') ? '/register' : '/login'
}

/** Who is signed in already, or has just done so, goes on to where they wanted to be. */
export const pastDoor = ({ signedIn, search }: Visit): string | undefined =>
  signedIn ? (localPath(search.redirect) ?? HOME) : undefined
