import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { accountCancelled } from '@fairlead/contract/identity/identity.events.ts'
import type { HeldIdentity } from '@fairlead/contract/identity/profile.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { MessageOutbox } from '../../platform/messages/message-outbox.ts'
import type { CodesRepository } from './codes.repository.ts'
import type { CredentialService } from './credentials.service.ts'
import type { HandOvers } from './hand-overs.ts'
import type { ProfilesRepository } from './profiles.repository.ts'
import type { SessionService } from './sessions.service.ts'
import type { UsersRepository } from './users.repository.ts'
import type { Viewer } from './viewer.ts'

/** What stands in a name's place wherever something a person said stays. */
const DELETED = { realname: '已注销用户', latinName: 'Deleted member' }

export interface OwnMember {
  enterpriseId: number
  enterpriseUserId: number
  enterpriseName: LocalizedText
}

/** The places of a person; the feature of enterprises, which stands below, hands them in. */
export interface Places {
  membersOf(userId: number): Promise<OwnMember[]>
  /** Takes the person out of every enterprise, and with them what the directory says of them. */
  leaveAll(userId: number, now: Date): Promise<void>
}

export const createCancellationService = (dependencies: {
  database: Database
  clock: Clock
  events: Events
  invalidations: Invalidations
  outbox: MessageOutbox
  users: UsersRepository
  profiles: ProfilesRepository
  codes: CodesRepository
  credentials: CredentialService
  sessions: SessionService
  handOvers: HandOvers
  places: Places
}) => {
  const { database, clock, events, invalidations, outbox, users, profiles, codes } = dependencies
  const { credentials, sessions, handOvers, places } = dependencies

  const heldBy = async (viewer: Viewer, language: Language): Promise<HeldIdentity[]> => {
    const members = await places.membersOf(viewer.userId)
    const held = await handOvers.list(
      members.map(({ enterpriseUserId }) => enterpriseUserId),
      language,
    )
    const nameOf = (id: number) => members.find((member) => member.enterpriseId === id)?.enterpriseName
    return held.map(({ enterpriseId, ...one }) => ({
      ...one,
      elsewhere:
        enterpriseId === viewer.enterprise.id
          ? ''
          : inLanguage(nameOf(enterpriseId) ?? DELETED_PLACE, language),
    }))
  }

  return {
    async read(viewer: Viewer, language: Language) {
      const user = await credentials.ownUser(viewer)
      return { items: await heldBy(viewer, language), hasPassword: user.passwordHash !== null }
    },

    async handOver(viewer: Viewer, kind: string, id: number, to: number): Promise<void> {
      const source = handOvers.sourceOf(kind)
      if (!source) throw new Problem(accountProblems.unknown)
      await source.handOver(viewer, id, to)
    },

    async cancel(
      viewer: Viewer,
      proof: { password?: string | undefined; ticket?: string | undefined },
    ): Promise<void> {
      const user = await credentials.ownUser(viewer)
      if ((await heldBy(viewer, 'en')).length > 0) throw new Problem(accountProblems.handOverFirst)
      await credentials.assertIsThem(user, proof)
      const members = await places.membersOf(user.id)
      const addresses = [user.phone, user.email?.toLowerCase(), user.email].filter((one) => one != null)
      await database.transaction(async () => {
        await users.change(user.id, {
          ...DELETED,
          login: null,
          phone: null,
          email: null,
          passwordHash: null,
          avatarUrl: '',
          phoneVerified: false,
          suspended: true,
          cancelledAt: clock.now(),
        })
        await profiles.remove(user.id)
        await codes.forget(addresses)
        await outbox.forget(addresses)
        await places.leaveAll(user.id, clock.now())
        await sessions.endEverywhere(user.id)
        await invalidations.announce('viewers', user.id)
        events.emit(accountCancelled, {
          userId: user.id,
          members: members.map(({ enterpriseId, enterpriseUserId }) => ({ enterpriseId, enterpriseUserId })),
        })
      })
    },
  }
}

const DELETED_PLACE = { en: '', zh: '' }

export type CancellationService = ReturnType<typeof createCancellationService>
