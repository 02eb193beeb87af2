import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { CallContext } from '../../../platform/http/route.ts'
import type { DirectoryMembers } from '../../enterprises/public.ts'
import { type DirectoryUsers, readAddress, type SessionService } from '../../identity/public.ts'
import type { Connection, DirectoryPerson } from '../adapters/adapter.ts'
import { canLinkByPhone } from './sign-on.policy.ts'
import type { SignOnsRepository } from './sign-ons.repository.ts'

export interface DirectoryDependencies {
  database: Database
  clock: Clock
  repository: SignOnsRepository
  users: DirectoryUsers
  members: DirectoryMembers
  sessions: SessionService
}

/** Lets people in whom their company's directory has named, and makes an account for whoever comes the first time. */
export const createDirectoryService = (dependencies: DirectoryDependencies) => {
  const { database, clock, repository, users, members, sessions } = dependencies

  const accountOf = async (
    { id: connectionId }: Connection,
    person: DirectoryPerson,
    context: CallContext,
  ) => {
    const { subject } = person
    const now = clock.now()
    await repository.lockSubject(connectionId, subject)
    const known = await repository.userOf(connectionId, subject, now)
    if (known !== undefined) return known
    const identity = { connectionId, subject, createdAt: now, lastSeenAt: now }
    const phone = phoneOf(person)
    const holder = phone && (await users.findByVerifiedPhone(phone))
    if (
      holder &&
      canLinkByPhone(person, holder) &&
      (await repository.link({ ...identity, userId: holder.id }))
    )
      return holder.id
    const { id } = await users.insert({
      realname: person.name,
      latinName: person.latinName,
      language: context.lang,
      phone: phone || undefined,
    })
    await repository.link({ ...identity, userId: id })
    return id
  }

  /** What they still have open ends as well: their company has shut them out. */
  const shutOut = (connection: Connection, { subject }: DirectoryPerson): Promise<void> =>
    database.transaction(async () => {
      const userId = await repository.userOf(connection.id, subject, clock.now())
      const member = userId && (await members.memberOf(userId, connection.enterpriseId))
      if (member) await sessions.endOfMember(member)
    })

  return {
    async admit(connection: Connection, person: DirectoryPerson, context: CallContext) {
      if (!person.isActive) {
        await shutOut(connection, person)
        throw new Problem(workplaceProblems.inactive)
      }
      return database.transaction(async () => {
        const userId = await accountOf(connection, person, context)
        const user = await users.findById(userId)
        if (!user || user.suspended) throw new Problem(accountProblems.suspended)
        const member = await members.join({
          enterpriseId: connection.enterpriseId,
          userId,
          position: person.position,
          joinedAt: clock.now(),
        })
        const opened = member.hasLeft ? undefined : await sessions.open(user, context, member.id)
        if (!opened) throw new Problem(accountProblems.suspended)
        return opened
      })
    },
  }
}

export type DirectoryService = ReturnType<typeof createDirectoryService>

/** The phone in the form it is stored in; empty when the directory has not checked it or names none. */
const phoneOf = ({ phone, phoneVerified }: DirectoryPerson): string => {
  const address = readAddress(phone)
  return phoneVerified && address.kind === 'phone' ? address.value : ''
}
