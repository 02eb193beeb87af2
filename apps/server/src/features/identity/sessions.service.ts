import { Cache } from '../../platform/cache/cache.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CallContext } from '../../platform/http/route.ts'
import { deviceName } from './device-name.ts'
import type { OpenSession, SessionPerson, SessionRow, SessionsRepository } from './sessions.repository.ts'
import { createToken, hashToken } from './tokens.ts'
import type { Standing, Viewer } from './viewer.ts'

const SESSION_DAYS = 30
// Other nodes hear of a change at once; this only bounds what a lost notice could leave behind.
const CACHED_MS = 60_000
const CACHED_SESSIONS = 20_000
const SEEN_EVERY_MS = 3_600_000

export interface SessionDependencies {
  database: Database
  clock: Clock
  invalidations: Invalidations
  repository: SessionsRepository
  /** Filled by the features below, which own enterprises and memberships. */
  standingOf: (enterpriseUserId: number) => Promise<Standing | undefined>
  primaryIdentityOf: (userId: number) => Promise<number | undefined>
  onEnded: (sessionId: number) => void
  onNewDevice: (person: SessionPerson, device: string) => Promise<void>
}

const hasEnded = ({ endsAt }: Viewer['membership'], now: Date): boolean => endsAt !== null && endsAt <= now

export const createSessionService = (dependencies: SessionDependencies) => {
  const { database, clock, invalidations, repository, standingOf, primaryIdentityOf } = dependencies
  const { onEnded, onNewDevice } = dependencies
  const cached = new Cache<string, { viewer: Viewer; expiresAt: number }>(CACHED_SESSIONS, CACHED_MS)
  invalidations.on('viewers', () => cached.clear())

  const remember = (token: string, standing: Standing, row: SessionRow): Viewer => {
    const viewer: Viewer = {
      ...standing,
      sessionId: row.sessionId,
      userId: row.id,
      login: row.login ?? '',
      realname: row.realname,
      latinName: row.latinName,
      avatarUrl: row.avatarUrl,
      phone: row.phone ?? '',
      phoneVerified: row.phoneVerified,
      cameBySso: row.cameBySso,
      language: row.language,
      appearance: row.appearance,
    }
    cached.set(token, { viewer, expiresAt: row.expiresAt.getTime() })
    return viewer
  }

  const load = async (token: string): Promise<Viewer | undefined> => {
    const row = await repository.findByToken(hashToken(token), clock.now())
    const standing = row && (await standingOf(row.enterpriseUserId))
    if (!standing) return undefined
    // To the hour is enough for a list of devices, and keeps reading free of writing.
    if (clock.now().getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await database.apart(() => repository.touch(row.sessionId, clock.now()))
    return remember(token, standing, row)
  }

  /** Undefined when the person belongs to no enterprise any more. */
  const open = async (
    person: SessionPerson,
    context: CallContext,
    /** Which of their identities; the first one unless told. */
    asMember?: number,
  ): Promise<{ token: string; lrstoken: string; viewer: Viewer } | undefined> => {
    const enterpriseUserId = asMember ?? (await primaryIdentityOf(person.id))
    const standing = enterpriseUserId && (await standingOf(enterpriseUserId))
    if (!standing) return undefined
    const token = createToken()
    const lrstoken = createToken()
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * 86_400_000)
    const device = deviceName(context.userAgent, context.client)
    const inserted = await repository.insert({
      tokenHash: hashToken(token),
      lrsTokenHash: hashToken(lrstoken),
      userId: person.id,
      enterpriseUserId,
      client: context.client,
      userAgent: context.userAgent,
      device,
      address: context.address,
      createdAt,
      expiresAt,
    })
    if (inserted.was_here && !inserted.knows_device) await onNewDevice(person, device)
    const opened = { sessionId: inserted.id, enterpriseUserId, expiresAt, lastSeenAt: createdAt }
    const viewer = remember(token, standing, { ...person, ...opened })
    return { token, lrstoken, viewer }
  }

  /** True for the one caller that ended something. */
  const endAll = (userId: number, which: Parameters<SessionsRepository['endOf']>[1]): Promise<boolean> =>
    database.transaction(async () => {
      const ended = await repository.endOf(userId, which, clock.now())
      if (ended.length > 0) await invalidations.announce('viewers', userId)
      database.afterCommit(() => {
        for (const sessionId of ended) onEnded(sessionId)
      })
      return ended.length > 0
    })

  return {
    async authenticate(token: string): Promise<Viewer | undefined> {
      const known = cached.get(token)
      const now = clock.now()
      // A membership that has just run out is asked for anew, so that its end counts from that minute on.
      if (!known || hasEnded(known.viewer.membership, now)) return load(token)
      return known.expiresAt > now.getTime() ? known.viewer : undefined
    },

    /** Who an lrstoken speaks for, as long as its session is open: all that the record store needs to know. */
    async memberByLrsToken(
      lrstoken: string,
    ): Promise<{ enterpriseId: number; enterpriseUserId: number } | undefined> {
      const row = await repository.findByLrsToken(hashToken(lrstoken), clock.now())
      const standing = row && (await standingOf(row.enterprise_user_id))
      return standing && { enterpriseId: standing.enterprise.id, enterpriseUserId: standing.enterpriseUserId }
    },

    open,

    /** A new session as another of one's identities in place of this one; undefined when this one had ended before. */
    switchTo: (viewer: Viewer, enterpriseUserId: number, context: CallContext) =>
      database.transaction(async () => {
        if (!(await endAll(viewer.userId, { id: viewer.sessionId }))) return undefined
        return open({ ...viewer, id: viewer.userId, email: null }, context, enterpriseUserId)
      }),

    /** For a member who is shut out: their sessions and sockets end when this commits. */
    async endOfMember(enterpriseUserId: number): Promise<void> {
      const ended = await repository.endOfMember(enterpriseUserId, clock.now())
      await invalidations.announce('viewers', enterpriseUserId)
      database.afterCommit(() => {
        for (const sessionId of ended) onEnded(sessionId)
      })
    },

    async end(viewer: Viewer, sessionId = viewer.sessionId): Promise<void> {
      await endAll(viewer.userId, { id: sessionId })
    },

    /** Everywhere, or everywhere but here. */
    async endEverywhere(userId: number, butNot?: number): Promise<void> {
      await endAll(userId, { butNot })
    },

    list: (viewer: Viewer): Promise<OpenSession[]> => repository.openOf(viewer.userId, clock.now()),
  }
}

export type SessionService = ReturnType<typeof createSessionService>
