import { accessProblems } from '@fairlead/contract/membership/membership.errors.ts'
import { LESSON_TYPE, UNLIMITED_CHANCES } from '@fairlead/contract/membership/membership.schema.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { EnterprisesRepository, MemberGroup } from '../enterprises/public.ts'
import type { Viewer } from '../identity/public.ts'
import { type AccessFacts, type AccessVerdict, accessVerdict } from './access.policy.ts'
import type { AccessRepository } from './access.repository.ts'

export interface ResourceReference {
  resourceType: number
  code: string
  versionId?: number
  /** The plan, camp or topic through which the viewer comes. */
  extId?: string
}

/** As much of a resource as access asks for. */
export interface ResourceFacts {
  resourceType: number
  code: string
  /** The only enterprises it is for; null is for all of them. */
  enterpriseIds: readonly number[] | null
  /** The departments and classes it is kept for there; empty is for everybody in them. */
  groups: readonly MemberGroup[]
  isFree: boolean
  /** What groups are authorised for as a whole, such as a lesson's course. */
  bundle: string
  /** Empty: open since it was published. */
  opensAt: Date | null
}

/** Answers for the resources of one type; undefined for codes that do not exist or are not published. */
export type ResourceLookup = (reference: ResourceReference) => Promise<ResourceFacts | undefined>

export interface AccessDependencies {
  database: Database
  clock: Clock
  calendar: Calendar
  repository: AccessRepository
  enterprises: EnterprisesRepository
}

const EVERYTHING = '*'

const refusals: Record<Exclude<AccessVerdict, 'open' | 'chance'>, ProblemDefinition> = {
  'used-up': accessProblems.chancesUsedUp,
  'group-not-authorised': accessProblems.notAuthorised,
  'not-yet-open': accessProblems.notYetOpen,
  'other-identity': accessProblems.otherIdentity,
  unknown: accessProblems.unknown,
  'sign-in': accessProblems.unknown,
}

export const createAccessService = (dependencies: AccessDependencies) => {
  const { database, clock, calendar, repository, enterprises } = dependencies
  const lookups = new Map<number, ResourceLookup>()

  const monthNow = () => calendar.monthOf(clock.now())
  const limitOf = (viewer: Viewer) => viewer.membership.freeChancesPerMonth

  const chancesOf = async (viewer: Viewer | undefined) => {
    if (!viewer?.membership.isGuest) return { left: UNLIMITED_CHANCES, unlocked: new Set<string>() }
    const { spent, unlocked } = await repository.chanceState(viewer.enterpriseUserId, monthNow())
    return { left: chancesLeft(limitOf(viewer), spent), unlocked: new Set(unlocked) }
  }

  /** The bundles among these that one of the viewer's groups may study; all, where nobody asks for that. */
  const authorisedFor = async (viewer: Viewer | undefined, resources: readonly ResourceFacts[]) => {
    if (!viewer?.enterprise.settings.needsGroupAuthorisation || viewer.membership.isGuest) return undefined
    const bundles = [EVERYTHING, ...new Set(resources.map(({ bundle }) => bundle))]
    return repository.authorisedBundles(await enterprises.groupsOf(viewer.enterpriseUserId), bundles)
  }

  /** The person's identities by enterprise, asked for only when something belongs to another enterprise. */
  const otherIdentitiesOf = async (viewer: Viewer | undefined, resources: readonly ResourceFacts[]) => {
    const isElsewhere = ({ enterpriseIds }: ResourceFacts) =>
      enterpriseIds !== null && !enterpriseIds.includes(viewer?.enterprise.id ?? 0)
    if (!viewer || !resources.some(isElsewhere)) return new Map<number, number>()
    const identities = await enterprises.identitiesOf(viewer.userId)
    return new Map(identities.map(({ id, enterpriseId }) => [enterpriseId, id]))
  }

  /** Whether the viewer is in one of the groups that a resource is kept for, asked for only when one is. */
  const groupRule = async (viewer: Viewer | undefined, resources: readonly ResourceFacts[]) => {
    const asks = viewer && resources.some(({ groups }) => groups.length > 0)
    const own = asks ? await enterprises.groupsOf(viewer.enterpriseUserId) : []
    return ({ groups }: ResourceFacts) =>
      groups.length === 0 ||
      groups.some(({ kind, id }) => own.some((group) => group.kind === kind && group.id === id))
  }

  const decide = async (viewer: Viewer | undefined, resources: readonly ResourceFacts[]) => {
    const [chances, authorised, identities, isInGroup] = await Promise.all([
      chancesOf(viewer),
      authorisedFor(viewer, resources),
      otherIdentitiesOf(viewer, resources),
      groupRule(viewer, resources),
    ])
    const now = clock.now()
    const otherIdentity = ({ enterpriseIds }: ResourceFacts) =>
      enterpriseIds?.map((id) => identities.get(id)).find((id) => id !== undefined)
    const ownerOf = (resource: ResourceFacts): AccessFacts['owner'] => {
      if (resource.enterpriseIds === null) return 'everybody'
      if (viewer && resource.enterpriseIds.includes(viewer.enterprise.id)) return 'own-enterprise'
      return otherIdentity(resource) ? 'other-identity' : 'strangers'
    }
    return resources.map((resource) => ({
      verdict: accessVerdict({
        isSignedIn: viewer !== undefined,
        isGuest: viewer?.membership.isGuest ?? true,
        inDefaultEnterprise: viewer?.enterprise.isDefault ?? true,
        owner: ownerOf(resource),
        isFree: resource.isFree,
        hasOpened: resource.opensAt === null || resource.opensAt <= now,
        isLesson: resource.resourceType === LESSON_TYPE,
        isUnlocked: chances.unlocked.has(resource.code),
        isAuthorised:
          isInGroup(resource) &&
          (!authorised || authorised.has(EVERYTHING) || authorised.has(resource.bundle)),
        chancesLeft: chances.left,
      }),
      remainingAmount: chances.left,
      enterpriseUserId: otherIdentity(resource) ?? 0,
    }))
  }

  const find = async (reference: ResourceReference): Promise<ResourceFacts> => {
    const facts = await lookups.get(reference.resourceType)?.(reference)
    if (!facts) throw new Problem(accessProblems.unknown)
    return facts
  }

  return {
    /** Each feature with resources answers for its types. */
    registerResources(resourceType: number, lookup: ResourceLookup): void {
      lookups.set(resourceType, lookup)
    },

    /** For lists: one verdict for each resource, in the same order, in at most five queries. */
    async verdictsFor(
      viewer: Viewer | undefined,
      resources: readonly ResourceFacts[],
    ): Promise<AccessVerdict[]> {
      return (await decide(viewer, resources)).map(({ verdict }) => verdict)
    },

    async permissionFor(viewer: Viewer, reference: ResourceReference) {
      const [decided] = await decide(viewer, [await find(reference)])
      if (!decided || decided.verdict === 'unknown' || decided.verdict === 'sign-in')
        throw new Problem(accessProblems.unknown)
      return {
        permission: decided.verdict === 'open' ? (1 as const) : (0 as const),
        remainingAmount: decided.remainingAmount,
        chancesPerMonth: limitOf(viewer),
        reason: decided.verdict,
        enterpriseUserId: decided.verdict === 'other-identity' ? decided.enterpriseUserId : 0,
      }
    },

    /** Spends a chance unless the lesson is open already. */
    unlockLesson: (viewer: Viewer, code: string, versionId: number | undefined) =>
      database.transaction(async () => {
        const lesson = await find({ resourceType: LESSON_TYPE, code, versionId })
        const [decided] = await decide(viewer, [lesson])
        if (decided?.verdict === 'open')
          return { permission: 1 as const, remainingAmount: decided.remainingAmount }
        if (decided?.verdict !== 'chance') throw refusal(viewer, decided?.verdict ?? 'unknown')
        return { permission: 1 as const, remainingAmount: await spendChance(viewer, lesson.code) }
      }),

    chancesLeft: async (viewer: Viewer): Promise<number> => (await chancesOf(viewer)).left,
  }

  async function spendChance(viewer: Viewer, code: string): Promise<number> {
    const member = viewer.enterpriseUserId
    const month = monthNow()
    const limit = limitOf(viewer)
    const isNew = await repository.rememberUnlock({ member, month, code, now: clock.now() })
    const spent = isNew
      ? await repository.spend(member, month, limit)
      : (await repository.chanceState(member, month)).spent
    if (spent === undefined) throw refusal(viewer, 'used-up')
    return chancesLeft(limit, spent)
  }
}

export type AccessService = ReturnType<typeof createAccessService>

const chancesLeft = (limit: number, spent: number): number =>
  limit < 0 ? UNLIMITED_CHANCES : Math.max(0, limit - spent)

const refusal = (viewer: Viewer, verdict: keyof typeof refusals): Problem =>
  verdict === 'used-up'
    ? new Problem(refusals[verdict], { perMonth: viewer.membership.freeChancesPerMonth })
    : new Problem(refusals[verdict])
