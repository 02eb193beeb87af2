import { ahaProblems } from '@fairlead/contract/endorsements/endorsements.errors.ts'
import { ahaGiven } from '@fairlead/contract/endorsements/endorsements.events.ts'
import type { AhaReason } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { viewerProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { canEndorse, type Viewer } from '../identity/public.ts'
import { type AhaBalance, ahaBalance, bonusFor, isUnlimited } from './aha.policy.ts'
import type { AhaSecrets } from './aha-secret.ts'
import type { EndorsementsRepository, Target } from './endorsements.repository.ts'

export interface AhaOutcome extends AhaBalance {
  given: boolean
  bonus: number
}

export interface AhaTarget extends Target {
  receiver: number
  /** A comment's Aha is one-way; a post's can be taken back. */
  canWithdraw: boolean
  reason?: AhaReason | undefined
}

export interface EndorsementDependencies {
  database: Database
  clock: Clock
  calendar: Calendar
  events: Events
  secrets: AhaSecrets
  repository: EndorsementsRepository
}

export const createEndorsementService = (dependencies: EndorsementDependencies) => {
  const { database, clock, calendar, events, secrets, repository } = dependencies

  const quotaOf = (viewer: Viewer) => viewer.membership.ahaQuota

  const balanceOf = async (viewer: Viewer): Promise<AhaBalance> => {
    if (isUnlimited(quotaOf(viewer))) return ahaBalance(quotaOf(viewer), { sent: 0, bonus: 0 })
    const month = await repository.monthOf(viewer.enterpriseUserId, calendar.monthOf(clock.now()))
    return ahaBalance(quotaOf(viewer), month)
  }

  const give = async (
    viewer: Viewer,
    target: AhaTarget,
    nonce: string,
    isFirst: boolean,
  ): Promise<AhaOutcome> => {
    const giver = viewer.enterpriseUserId
    const quota = quotaOf(viewer)
    const givenAt = clock.now()
    const month = calendar.monthOf(givenAt)
    const { receiver, reason } = target
    const spent = await repository.spendAndGive({
      giver,
      receiver,
      target,
      month,
      quota,
      nonce,
      givenAt,
      reason,
    })
    if (!spent || quota === 0) throw await spentProblem(viewer)
    if (!spent.given) throw new Problem(ahaProblems.secretInvalid)
    const bonus = bonusFor(quota, spent.sent, spent)
    if (bonus > 0) await repository.grantBonus(giver, month, bonus)
    if (isFirst) events.emit(ahaGiven, { giver, receiver, targetKind: target.kind, targetId: target.id })
    return { given: true, bonus, ...ahaBalance(quota, { sent: spent.sent, bonus: spent.bonus + bonus }) }
  }

  const takeBack = async (viewer: Viewer, entry: { id: number; month: string }): Promise<AhaOutcome> => {
    const now = clock.now()
    await repository.withdraw(entry.id, now)
    // Only within the month it was spent in; an old month is closed.
    if (entry.month === calendar.monthOf(now)) await repository.refund(viewer.enterpriseUserId, entry.month)
    return { given: false, bonus: 0, ...(await balanceOf(viewer)) }
  }

  const spentProblem = async (viewer: Viewer) => {
    const { total, reTimes } = await balanceOf(viewer)
    return new Problem(ahaProblems.spent, { total, reTimes, sent: total - reTimes })
  }

  const assertMayEndorse = (viewer: Viewer): void => {
    if (!canEndorse(viewer)) throw new Problem(viewerProblems.needsMembership)
  }

  return {
    balanceOf,

    reactionsOf: repository.reactionsOf,
    exchanged: repository.exchanged,
    counterparts: repository.counterparts,

    async prepareAha(viewer: Viewer): Promise<AhaBalance & { secret: string }> {
      assertMayEndorse(viewer)
      const balance = await balanceOf(viewer)
      if (balance.reTimes <= 0) throw await spentProblem(viewer)
      return { ...balance, secret: secrets.issue(viewer.enterpriseUserId, clock.now()) }
    },

    /** Gives, or takes back what was given. Call inside the transaction that also keeps the target's count. */
    async toggleAha(viewer: Viewer, target: AhaTarget, secret: string | undefined): Promise<AhaOutcome> {
      assertMayEndorse(viewer)
      if (target.receiver === viewer.enterpriseUserId) throw new Problem(ahaProblems.toOneself)
      return database.transaction(async () => {
        const latest = await repository.latestAha(viewer.enterpriseUserId, target)
        if (latest?.stands && !target.canWithdraw) throw new Problem(ahaProblems.alreadyGiven)
        if (latest?.stands) return takeBack(viewer, latest)
        const nonce = secret && secrets.open(secret, viewer.enterpriseUserId, clock.now())
        if (!nonce) throw new Problem(ahaProblems.secretInvalid)
        return give(viewer, target, nonce, !latest)
      })
    },

    /** Takes back every Aha and like of something that goes. Call inside the transaction that removes it. */
    async reverseAll(target: Target): Promise<void> {
      const now = clock.now()
      await repository.reverse(target, calendar.monthOf(now), now)
    },

    /** Call inside the transaction that also keeps the target's count. */
    async toggleLike(viewer: Viewer, target: Target): Promise<{ given: boolean; taken: boolean }> {
      assertMayEndorse(viewer)
      return repository.toggleLike(target, viewer.enterpriseUserId)
    },
  }
}

export type EndorsementService = ReturnType<typeof createEndorsementService>
