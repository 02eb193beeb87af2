import { randomBytes } from 'node:crypto'
import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import {
  communityHandedOver,
  communityJoined,
  communityLeft,
  joinDecided,
  joinRequested,
} from '@fairlead/contract/communities/communities.events.ts'
import {
  JOIN_REASON_MAX,
  type JoinState,
  POPULATION_LIMIT,
} from '@fairlead/contract/communities/communities.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { assertMaySpeak, displayName, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { canHandOver, canInvite, isIn, wayIn } from './communities.policy.ts'
import { presentCommunity, presentMember, presentPersonOf, presentRequest } from './communities.presenter.ts'
import type { CommunitiesRepository, CommunityRow } from './communities.repository.ts'
import type { CommunityService } from './communities.service.ts'
import { decodeTimeCursor, encodeTimeCursor } from './community-cursor.ts'
import { isLongerThan } from './community-text.ts'
import type { MembersRepository } from './members.repository.ts'

const INVITATION_MS = 30 * 86_400_000
const CODE_BYTES = 15

export interface JoiningDependencies {
  database: Database
  clock: Clock
  events: Events
  people: PeopleService
  communities: CommunityService
  repository: CommunitiesRepository
  members: MembersRepository
}

interface PageInput {
  munityId: number
  cursor?: string | undefined
  limit: number
}

/** Who is in: joining, applying, inviting, leaving, removing, handing over. */
export const createJoiningService = (dependencies: JoiningDependencies) => {
  const { database, clock, events, people, communities, repository, members } = dependencies

  const membershipOf = (row: CommunityRow, member: number) => ({
    communityId: row.id,
    kind: row.kind,
    enterpriseId: row.enterpriseId,
    member,
  })

  /** Lets somebody in, exactly up to the limit; call with the community locked. */
  const admit = async (row: CommunityRow, member: number, by: number): Promise<void> => {
    const joined = await members.join(row.id, member, POPULATION_LIMIT[row.kind], clock.now())
    if (!joined && !(await members.isMember(row.id, member))) throw new Problem(communityProblems.full)
    await members.settleRequests(row.id, member, by, clock.now())
    if (joined) events.emit(communityJoined, membershipOf(row, member))
  }

  const stateOf = async (viewer: Viewer, id: number) => {
    const { joinState, memberNum } = await communities.find(viewer, id)
    return { joinState, memberNum }
  }

  /** Does this code come from somebody who manages the place, and lead to it? */
  const opensDoor = async (row: CommunityRow, code: string | undefined): Promise<boolean> => {
    if (!code) return false
    const invitation = await members.findInvitation(code, clock.now())
    if (invitation?.communityId !== row.id) return false
    return invitation.inviter === row.leader || row.leadersAbove.includes(invitation.inviter)
  }

  const apply = async (viewer: Viewer, row: CommunityRow, reason: string): Promise<void> => {
    const requestId = await members.apply({
      communityId: row.id,
      applicant: viewer.enterpriseUserId,
      reason: reason.trim(),
      createdAt: clock.now(),
    })
    if (requestId !== undefined)
      events.emit(joinRequested, {
        ...membershipOf(row, viewer.enterpriseUserId),
        requestId,
        leader: row.leader,
      })
  }

  /** A page of rows and where the next one starts. */
  const page = <Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string) => {
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return { shown, nextCursor: rows.length > limit && last ? cursorOf(last) : null }
  }

  return {
    join: (
      viewer: Viewer,
      { munityId, reason, code }: { munityId: number; reason: string; code?: string | undefined },
    ) =>
      database.transaction(async () => {
        assertMaySpeak(viewer)
        if (isLongerThan(reason.trim(), JOIN_REASON_MAX)) throw new Problem(communityProblems.reasonTooLong)
        await members.lock(munityId)
        const row = await communities.find(viewer, munityId)
        if (isIn(row)) return { joinState: row.joinState, memberNum: row.memberNum }
        const way = wayIn(row, await opensDoor(row, code))
        if (way === 'closed') throw new Problem(communityProblems.invitationOnly)
        if (way === 'join') await admit(row, viewer.enterpriseUserId, viewer.enterpriseUserId)
        else await apply(viewer, row, reason)
        return stateOf(viewer, munityId)
      }),

    withdraw: (viewer: Viewer, id: number): Promise<{ joinState: JoinState }> =>
      database.transaction(async () => {
        await communities.find(viewer, id)
        await members.withdraw(id, viewer.enterpriseUserId)
        return stateOf(viewer, id)
      }),

    leave: (viewer: Viewer, id: number) =>
      database.transaction(async () => {
        await members.lock(id)
        const row = await communities.find(viewer, id)
        if (row.joinState === 'leader') throw new Problem(communityProblems.leaderStays)
        const left = await members.leave(id, viewer.enterpriseUserId, clock.now())
        if (left !== undefined)
          events.emit(communityLeft, { ...membershipOf(row, viewer.enterpriseUserId), removedBy: null })
        return stateOf(viewer, id)
      }),

    remove: (viewer: Viewer, id: number, member: number) =>
      database.transaction(async () => {
        await members.lock(id)
        const row = await communities.findManaged(viewer, id)
        if (member === row.leader) throw new Problem(communityProblems.leaderStays)
        const memberNum = await members.leave(id, member, clock.now())
        if (memberNum === undefined) throw new Problem(communityProblems.notMember)
        events.emit(communityLeft, { ...membershipOf(row, member), removedBy: viewer.enterpriseUserId })
        return { memberNum }
      }),

    handOver: (viewer: Viewer, language: Language, id: number, to: number) =>
      database.transaction(async () => {
        await members.lock(id)
        const row = await communities.find(viewer, id)
        if (!canHandOver(viewer, row)) throw new Problem(communityProblems.noPermission)
        if (!(await members.isMember(id, to))) throw new Problem(communityProblems.notMember)
        await repository.setLeader(id, to)
        if (to !== row.leader)
          events.emit(communityHandedOver, {
            communityId: id,
            enterpriseId: row.enterpriseId,
            from: row.leader,
            to,
          })
        return { leader: presentPersonOf(await people.cardsOf([to]), to, language) }
      }),

    async listMembers(viewer: Viewer, language: Language, { munityId, cursor, limit }: PageInput) {
      const row = await communities.findReadable(viewer, munityId)
      const after = decodeTimeCursor(cursor)
      const rows = await members.list(
        munityId,
        { at: after?.at ?? new Date(0), member: after?.id ?? 0 },
        limit + 1,
      )
      const { shown, nextCursor } = page(rows, limit, ({ joinedAt, member }) =>
        encodeTimeCursor({ at: joinedAt, id: member }),
      )
      const known = await people.cardsOf([row.leader, ...shown.map((one) => one.member)])
      return { items: shown.flatMap((one) => presentMember(one, known, language)), nextCursor }
    },

    async listRequests(viewer: Viewer, language: Language, { munityId, cursor, limit }: PageInput) {
      await communities.findManaged(viewer, munityId)
      const [part, before] = cursor?.split('/') ?? ['pending', undefined]
      const from = Number(before) || Number.MAX_SAFE_INTEGER
      const pending = part === 'pending' ? await members.requests(munityId, true, from, limit + 1) : []
      const rest = Math.max(limit + 1 - pending.length, 0)
      const decided =
        rest > 0
          ? await members.requests(munityId, false, part === 'pending' ? Number.MAX_SAFE_INTEGER : from, rest)
          : []
      const { shown, nextCursor } = page([...pending, ...decided], limit, ({ state, id }) =>
        state === 'pending' ? `pending/${id}` : `decided/${id}`,
      )
      const known = await people.cardsOf(shown.map((row) => row.applicant))
      return { items: shown.flatMap((row) => presentRequest(row, known, language)), nextCursor }
    },

    decide: (viewer: Viewer, language: Language, requestId: number, approve: boolean) =>
      database.transaction(async () => {
        const asked = await members.findRequest(requestId)
        if (!asked) throw new Problem(communityProblems.notFound)
        await members.lock(asked.communityId)
        const row = await communities.findManaged(viewer, asked.communityId)
        const decided = await members.decide(
          requestId,
          approve ? 'approved' : 'rejected',
          viewer.enterpriseUserId,
          clock.now(),
        )
        if (!decided) throw new Problem(communityProblems.requestDecided)
        if (approve) await admit(row, decided.applicant, viewer.enterpriseUserId)
        events.emit(joinDecided, {
          ...membershipOf(row, decided.applicant),
          requestId,
          approved: approve,
          decidedBy: viewer.enterpriseUserId,
        })
        const known = await people.cardsOf([decided.applicant])
        const [request] = presentRequest(decided, known, language)
        if (!request) throw new Problem(communityProblems.notFound)
        return { request, memberNum: (await communities.find(viewer, row.id)).memberNum }
      }),

    invite: (viewer: Viewer, id: number) =>
      database.transaction(async () => {
        const row = await communities.find(viewer, id)
        if (!canInvite(viewer, row)) throw new Problem(communityProblems.noPermission)
        const now = clock.now()
        const standing = await members.standingInvitation(id, viewer.enterpriseUserId, now)
        const code = standing?.code ?? randomBytes(CODE_BYTES).toString('base64url')
        const expiresAt = standing?.expiresAt ?? new Date(now.getTime() + INVITATION_MS)
        if (!standing)
          await members.invite({
            code,
            communityId: id,
            inviter: viewer.enterpriseUserId,
            createdAt: now,
            expiresAt,
          })
        const screen = row.kind === 'group' ? '/joinGroup' : '/joinCommunity'
        return { code, path: `${screen}?code=${code}`, expiresAt: expiresAt.toISOString() }
      }),

    async readInvitation(viewer: Viewer | undefined, language: Language, code: string) {
      const invitation = await members.findInvitation(code, clock.now())
      const [row] = invitation
        ? await repository.findFor([invitation.communityId], viewer?.enterpriseUserId ?? 0)
        : []
      // To somebody signed in elsewhere, a link of another enterprise is no link.
      if (!invitation || !row || (viewer && viewer.enterprise.id !== row.enterpriseId))
        throw new Problem(communityProblems.invitationInvalid)
      const inviter = (await people.cardsOf([invitation.inviter])).get(invitation.inviter)
      const standing = await people.standingOf(invitation.inviter)
      if (!inviter || !standing) throw new Problem(communityProblems.invitationInvalid)
      return {
        community: presentCommunity(row, language),
        inviter: {
          displayName: displayName(inviter, language),
          userAvatarUrl: inviter.avatarUrl,
          position: inLanguage(inviter.position, language),
        },
        enterpriseName: inLanguage(standing.enterprise.name, language),
        opensDoor: await opensDoor(row, code),
        isFull: row.memberNum >= POPULATION_LIMIT[row.kind],
      }
    },
  }
}

export type JoiningService = ReturnType<typeof createJoiningService>
