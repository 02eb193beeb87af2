import type { ConsoleAbility } from '@fairlead/contract/primitives/console-abilities.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { canUseConsole } from './console.policy.ts'
import type { Viewer } from './viewer.ts'

/** For the first line of every use case of the console. */
export const requireConsole = (viewer: Viewer, ability: ConsoleAbility): void => {
  if (!canUseConsole(viewer, ability)) throw new Problem(generalProblems.forbidden)
}
