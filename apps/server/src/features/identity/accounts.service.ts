import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import {
  CODE_LENGTH,
  CODE_LIFETIME_MINUTES,
  CODE_TRIES,
} from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { CallContext } from '../../platform/http/route.ts'
import type { MessageOutbox } from '../../platform/messages/message-outbox.ts'
import { type AccountAddress, readAddress } from './account-address.ts'
import { codeMessage } from './code-message.ts'
import { verifyPassword } from './passwords.ts'
import type { SessionService } from './sessions.service.ts'
import { failuresForgotten, secondsToWait } from './sign-in.policy.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'
import type { Viewer } from './viewer.ts'

const CODE_EVERY_SECONDS = 60

export interface AccountDependencies {
  database: Database
  clock: Clock
  invalidations: Invalidations
  repository: UsersRepository
  sessions: SessionService
  outbox: MessageOutbox
  secret: Buffer
}

export const createAccountService = (dependencies: AccountDependencies) => {
  const { database, clock, invalidations, repository, sessions, outbox, secret } = dependencies

  const hashCode = (address: string, code: string) =>
    createHmac('sha256', secret).update(`${address}:${code}`).digest()

  const openSession = async (user: UserRow | undefined, context: CallContext) => {
    if (!user) throw new Problem(accountProblems.wrongPassword)
    if (user.suspended) throw new Problem(accountProblems.suspended)
    const opened = await sessions.open(user, context)
    if (!opened) throw new Problem(accountProblems.suspended)
    return opened
  }

  /** How many wrong tries are counted; refuses while there were too many lately. */
  const failuresSoFar = async (key: string): Promise<number> => {
    const failed = await repository.failuresOf(key)
    if (!failed) return 0
    const seconds = secondsToWait(failed.failures, (clock.now().getTime() - failed.lastAt.getTime()) / 1000)
    if (seconds > 0) throw new Problem(accountProblems.slowedDown, { seconds })
    return failed.failures
  }

  return {
    async signInWithPassword(account: string, password: string, context: CallContext) {
      const address = readAddress(account)
      const key = `${address.value}|${context.address}`
      const failures = await failuresSoFar(key)
      const user = await repository.findByAddress(address)
      if (!(await verifyPassword(user?.passwordHash, password))) {
        const now = clock.now()
        await repository.countFailure(key, now, failuresForgotten(now))
        throw new Problem(accountProblems.wrongPassword)
      }
      if (failures > 0) await repository.forgetFailures(key)
      return openSession(user, context)
    },

    async signInWithCode(account: string, code: string, context: CallContext) {
      const address = readAddress(account)
      const stored = await repository.spendTry(address.value, clock.now())
      const matches = stored !== undefined && timingSafeEqual(stored, hashCode(address.value, code))
      if (!matches || !(await repository.useCode(address.value))) throw new Problem(accountProblems.wrongCode)
      return openSession(await repository.findByAddress(address), context)
    },

    /** Known and unknown addresses get the same answer; only the known one gets a message. */
    async sendCode(account: string, lang: Language): Promise<{ waitSeconds: number }> {
      const address = readAddress(account)
      if (address.kind === 'login') throw new Problem(accountProblems.sendFailed)
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const sentAt = clock.now()
      await database.transaction(async () => {
        const accepted = await repository.putCode(
          {
            address: address.value,
            codeHash: hashCode(address.value, code),
            triesLeft: CODE_TRIES,
            sentAt,
            expiresAt: new Date(sentAt.getTime() + CODE_LIFETIME_MINUTES * 60_000),
          },
          CODE_EVERY_SECONDS,
        )
        if (!accepted) await refuseTooSoon(address)
        if (await repository.findByAddress(address))
          await outbox.enqueue(
            address.kind === 'phone' ? 'sms' : 'mail',
            codeMessage(address.value, code, lang),
          )
      })
      return { waitSeconds: CODE_EVERY_SECONDS }
    },

    async changeLanguage(viewer: Viewer, language: Language): Promise<Viewer> {
      await database.transaction(async () => {
        await repository.setLanguage(viewer.userId, language)
        await invalidations.announce('viewers', viewer.userId)
      })
      return { ...viewer, language }
    },

    recentMessages: (account: string) => outbox.recentTo(readAddress(account).value),
  }

  async function refuseTooSoon(address: AccountAddress): Promise<never> {
    const sentAt = await repository.codeSentAt(address.value)
    const passed = sentAt ? (clock.now().getTime() - sentAt.getTime()) / 1000 : 0
    throw new Problem(accountProblems.codeTooSoon, {
      seconds: Math.max(1, Math.ceil(CODE_EVERY_SECONDS - passed)),
    })
  }
}

export type AccountService = ReturnType<typeof createAccountService>
