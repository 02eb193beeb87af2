import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { CodePurpose } from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { type AccountAddress, readAddress } from './account-address.ts'
import type { CodeService } from './codes.service.ts'
import { faultOf } from './password.policy.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { RobotAnswer, RobotCheckService } from './robot-checks.service.ts'
import type { SessionService } from './sessions.service.ts'
import { failuresForgotten, secondsToWait } from './sign-in.policy.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'
import type { Viewer } from './viewer.ts'

export interface NewPassword {
  account?: string | undefined
  ticket?: string | undefined
  oldPassword?: string | undefined
  password: string
  passwordAgain: string
}

/** Where a signed-in person gets a code: their phone, else their e-mail. */
const ownAddress = (user: UserRow): AccountAddress | undefined => {
  if (user.phone) return { kind: 'phone', value: user.phone }
  return user.email ? { kind: 'email', value: user.email.toLowerCase() } : undefined
}

/** Proving that one is the person behind an account, and changing what proves it. */
export const createCredentialService = (dependencies: {
  database: Database
  clock: Clock
  users: UsersRepository
  codes: CodeService
  robots: RobotCheckService
  sessions: SessionService
}) => {
  const { database, clock, users, codes, robots, sessions } = dependencies

  const ownUser = async (viewer: Viewer): Promise<UserRow> => {
    const [user] = await users.findByIds([viewer.userId])
    if (!user) throw new Problem(accountProblems.unknown)
    return user
  }

  const ownAddressOf = async (viewer: Viewer): Promise<AccountAddress> => {
    const address = ownAddress(await ownUser(viewer))
    if (!address) throw new Problem(accountProblems.noAddress)
    return address
  }

  /** Guessing the password inside an open session slows down as it does at the door. */
  const assertPassword = async (user: UserRow, password: string): Promise<void> => {
    const key = `user:${user.id}`
    const now = clock.now()
    const [failed] = await users.failuresOf([key])
    const seconds = failed
      ? secondsToWait(failed.failures, (now.getTime() - failed.lastAt.getTime()) / 1000)
      : 0
    if (seconds > 0) throw new Problem(accountProblems.slowedDown, { seconds })
    if (!(await verifyPassword(user.passwordHash, password))) {
      await database.apart(() => users.countFailure([key], now, failuresForgotten(now)))
      throw new Problem(accountProblems.wrongPassword)
    }
    if (failed) await users.forgetFailures(key)
  }

  const assertGood = ({ password, passwordAgain }: NewPassword, known: readonly (string | null)[]): void => {
    const fault = faultOf(
      password,
      passwordAgain,
      known.map((name) => name ?? ''),
    )
    if (fault) throw new Problem(fault)
  }

  /** Whoever knew the old one is out. */
  const store = async (user: UserRow, password: string, keptSession?: number): Promise<void> => {
    const passwordHash = await hashPassword(password)
    await database.transaction(async () => {
      await users.change(user.id, { passwordHash })
      await sessions.endEverywhere(user.id, keptSession)
    })
  }

  return {
    assertPassword,
    ownUser,

    /** The password, or for an account without one a code to its own address. */
    async assertIsThem(
      user: UserRow,
      { password, ticket }: { password?: string | undefined; ticket?: string | undefined },
    ): Promise<void> {
      if (user.passwordHash) return assertPassword(user, password ?? '')
      const address = ownAddress(user)
      // Who signs on through a company and has neither is known by their open session alone.
      if (address) await codes.useTicket(address, 'own', ticket)
    },

    async sendCode(
      viewer: Viewer | undefined,
      request: { account?: string | undefined; purpose: CodePurpose } & RobotAnswer,
      language: Language,
    ): Promise<{ waitSeconds: number }> {
      if (viewer && request.account === undefined)
        return codes.send(await ownAddressOf(viewer), 'own', { reaches: true, language })
      const address = readAddress(request.account ?? '')
      await robots.pass(request)
      const isKnown = (await users.findByAddress(address)) !== undefined
      // A newcomer is not known yet; everybody else has to be.
      const reaches = isKnown || request.purpose === 'register' || request.purpose === 'bind'
      return codes.send(address, request.purpose, { reaches, language })
    },

    async checkCode(
      viewer: Viewer | undefined,
      request: { account?: string | undefined; purpose: CodePurpose; code: string },
    ): Promise<{ ticket: string }> {
      const isOwn = viewer && request.account === undefined
      const address = isOwn ? await ownAddressOf(viewer) : readAddress(request.account ?? '')
      return { ticket: await codes.exchange(address, isOwn ? 'own' : request.purpose, request.code) }
    },

    /** Forgotten: with the ticket of a code. */
    async resetPassword(request: NewPassword): Promise<void> {
      const address = readAddress(request.account ?? '')
      assertGood(request, [address.value])
      await codes.useTicket(address, 'password', request.ticket)
      const user = await users.findByAddress(address)
      if (!user) throw new Problem(accountProblems.ticketOver)
      await store(user, request.password)
    },

    /** Signed in: the old password, and the code of the person's own phone or e-mail where there is one. */
    async changePassword(viewer: Viewer, request: NewPassword): Promise<void> {
      const user = await ownUser(viewer)
      assertGood(request, [user.login, user.phone, user.email])
      if (user.passwordHash) await assertPassword(user, request.oldPassword ?? '')
      const address = ownAddress(user)
      if (address) await codes.useTicket(address, 'own', request.ticket)
      else if (!user.passwordHash) throw new Problem(accountProblems.noAddress)
      await store(user, request.password, viewer.sessionId)
    },
  }
}

export type CredentialService = ReturnType<typeof createCredentialService>
