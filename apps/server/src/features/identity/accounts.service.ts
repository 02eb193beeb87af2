import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { CallContext } from '../../platform/http/route.ts'
import { readAddress } from './account-address.ts'
import type { CodeService } from './codes.service.ts'
import { verifyPassword } from './passwords.ts'
import type { RobotAnswer, RobotCheckService } from './robot-checks.service.ts'
import type { SessionService } from './sessions.service.ts'
import { failuresForgotten, isUnderAttack, secondsToWait } from './sign-in.policy.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'
import type { Viewer } from './viewer.ts'

export interface AccountDependencies {
  database: Database
  clock: Clock
  invalidations: Invalidations
  repository: UsersRepository
  sessions: SessionService
  codes: CodeService
  robots: RobotCheckService
}

export const createAccountService = (dependencies: AccountDependencies) => {
  const { database, clock, invalidations, repository, sessions, codes, robots } = dependencies

  const openSession = async (user: UserRow | undefined, context: CallContext) => {
    if (!user) throw new Problem(accountProblems.wrongPassword)
    if (user.suspended) throw new Problem(accountProblems.suspended)
    const opened = await sessions.open(user, context)
    if (!opened) throw new Problem(accountProblems.suspended)
    return opened
  }

  /** How many wrong tries are counted here; refuses while there were too many, here or from everywhere. */
  const failuresSoFar = async (here: string, everywhere: string, answer: RobotAnswer): Promise<number> => {
    const now = clock.now()
    const counted = new Map(
      (await repository.failuresOf([here, everywhere])).map((row) => [row.key, row] as const),
    )
    const failed = counted.get(here)
    const seconds = failed
      ? secondsToWait(failed.failures, (now.getTime() - failed.lastAt.getTime()) / 1000)
      : 0
    if (seconds > 0) throw new Problem(accountProblems.slowedDown, { seconds })
    const attack = counted.get(everywhere)
    if (attack && isUnderAttack(attack.failures, attack.lastAt, now)) {
      if (answer.checkId === undefined) throw new Problem(accountProblems.robotCheckNeeded)
      await robots.pass(answer)
    }
    return failed?.failures ?? 0
  }

  return {
    async signInWithPassword(account: string, password: string, answer: RobotAnswer, context: CallContext) {
      const address = readAddress(account)
      const here = `${address.value}|${context.address}`
      const failures = await failuresSoFar(here, address.value, answer)
      const user = await repository.findByAddress(address)
      if (!(await verifyPassword(user?.passwordHash, password))) {
        const now = clock.now()
        await repository.countFailure([here, address.value], now, failuresForgotten(now))
        throw new Problem(accountProblems.wrongPassword)
      }
      if (failures > 0) await repository.forgetFailures(here)
      return openSession(user, context)
    },

    async signInWithCode(account: string, code: string, context: CallContext) {
      const address = readAddress(account)
      if (!(await codes.use(address, 'signIn', code))) throw new Problem(accountProblems.wrongCode)
      return openSession(await repository.findByAddress(address), context)
    },

    /** Known and unknown addresses get the same answer; only the known one gets a message. */
    async sendCode(account: string, language: Language): Promise<{ waitSeconds: number }> {
      const address = readAddress(account)
      const reaches = (await repository.findByAddress(address)) !== undefined
      return codes.send(address, 'signIn', { reaches, language })
    },

    async changeLanguage(viewer: Viewer, language: Language): Promise<Viewer> {
      await database.transaction(async () => {
        await repository.change(viewer.userId, { language })
        await invalidations.announce('viewers', viewer.userId)
      })
      return { ...viewer, language }
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>
