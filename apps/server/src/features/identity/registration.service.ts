import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { CallContext } from '../../platform/http/route.ts'
import { readAddress } from './account-address.ts'
import type { CodeService } from './codes.service.ts'
import { faultOf } from './password.policy.ts'
import { hashPassword } from './passwords.ts'
import type { SessionService } from './sessions.service.ts'
import type { UsersRepository } from './users.repository.ts'

/** Gives a newcomer their place; the feature of enterprises, which stands below, hands it in. */
export interface Enrolment {
  accepts(invitationCode: string): Promise<boolean>
  enrol(userId: number, invitationCode: string | undefined): Promise<boolean>
}

export interface Newcomer {
  account: string
  code: string
  password: string
  passwordAgain: string
  realname: string
  language: Language
  invitationCode?: string | undefined
}

export const createRegistrationService = (dependencies: {
  database: Database
  users: UsersRepository
  codes: CodeService
  sessions: SessionService
  enrolment: Enrolment
}) => {
  const { database, users, codes, sessions, enrolment } = dependencies
  return {
    async register(newcomer: Newcomer, context: CallContext) {
      const address = readAddress(newcomer.account)
      if (address.kind === 'login') throw new Problem(accountProblems.sendFailed)
      const fault = faultOf(newcomer.password, newcomer.passwordAgain, [address.value, newcomer.realname])
      if (fault) throw new Problem(fault)
      const { invitationCode } = newcomer
      if (invitationCode && !(await enrolment.accepts(invitationCode)))
        throw new Problem(accountProblems.invitationInvalid)
      const passwordHash = await hashPassword(newcomer.password)
      // Only who holds the code learns whether the address is taken already.
      if (!(await codes.use(address, 'register', newcomer.code))) throw new Problem(accountProblems.wrongCode)
      const user = await database.transaction(async () => {
        const inserted = await users.insert({
          [address.kind]: address.value,
          passwordHash,
          realname: newcomer.realname,
          language: newcomer.language,
          phoneVerified: address.kind === 'phone',
        })
        if (!inserted) throw new Problem(accountProblems.addressTaken)
        if (!(await enrolment.enrol(inserted.id, invitationCode)))
          throw new Problem(accountProblems.invitationInvalid)
        return inserted
      })
      const opened = await sessions.open(user, context)
      if (!opened) throw new Error('a newcomer has no place')
      return opened
    },
  }
}

export type RegistrationService = ReturnType<typeof createRegistrationService>
