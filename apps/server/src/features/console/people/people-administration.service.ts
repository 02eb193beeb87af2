import type { AuditAction } from '@fairlead/contract/audit-action.ts'
import { memberActions } from '@fairlead/contract/console/console.audit.ts'
import { organizationProblems, personProblems } from '@fairlead/contract/console/console.errors.ts'
import type { changePerson, grantRole, listPeople } from '@fairlead/contract/console/people.endpoints.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import type { OutputOf, ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import { PEOPLE_FOUND_MAX } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Invalidations } from '../../../platform/cache/invalidations.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type {
  AdministeredEnterprises,
  AdministrationRepository,
  MemberSearchService,
} from '../../enterprises/public.ts'
import { requireConsole, type SessionService, type Viewer } from '../../identity/public.ts'
import type { RolesRepository } from '../../membership/public.ts'
import { roleNames } from '../role-names.ts'
import { mayGrant, mayRevoke, maySuspend, type Verdict } from './people.policy.ts'
import { scopeName } from './people.presenter.ts'
import type { Found, PeopleDirectory } from './people-directory.ts'

export interface PeopleAdministrationDependencies {
  database: Database
  clock: Clock
  audit: Audit
  invalidations: Invalidations
  administered: AdministeredEnterprises
  administration: AdministrationRepository
  search: Pick<MemberSearchService, 'find'>
  roles: RolesRepository
  sessions: Pick<SessionService, 'endOfMember'>
  directory: PeopleDirectory
}

const refusals = { oneself: personProblems.oneself, above: personProblems.aboveYou }

/** The people of an enterprise, and what its administrators change about them. */
export const createPeopleAdministrationService = (dependencies: PeopleAdministrationDependencies) => {
  const { database, clock, audit, invalidations, administered, administration, directory } = dependencies
  const { search, roles, sessions } = dependencies

  const assertMay = (verdict: Verdict): void => {
    if (verdict !== 'yes') throw new Problem(refusals[verdict])
  }

  /** Changes one member, writes it down and answers how they are now. */
  const change = (
    viewer: Viewer,
    enterpriseUserId: number,
    language: Language,
    act: (found: Found) => Promise<{ action: AuditAction; detail: Record<string, unknown> } | undefined>,
  ): Promise<ManagedPerson> =>
    database.transaction(async () => {
      const found = await directory.find(viewer, enterpriseUserId)
      const done = await act(found)
      if (done) {
        const { realname: zh, latinName: en } = found.account
        await audit.record({
          actor: viewer,
          enterpriseId: found.member.enterpriseId,
          target: { kind: 'member', id: enterpriseUserId, name: { en: en || zh, zh } },
          ...done,
        })
        await invalidations.announce('viewers', enterpriseUserId)
      }
      return directory.present(viewer, language, await directory.find(viewer, enterpriseUserId))
    })

  return {
    async list(
      viewer: Viewer,
      input: ParsedInputOf<typeof listPeople>,
      language: Language,
    ): Promise<OutputOf<typeof listPeople>> {
      requireConsole(viewer, 'people')
      const enterprise = await administered.choose(viewer, input.enterpriseId)
      const text = input.name?.trim() ?? ''
      const [places, people, found] = await Promise.all([
        directory.placesOf(enterprise),
        administration.countMembers(enterprise.id),
        text === '' ? undefined : search.find(enterprise.id, text, 1, PEOPLE_FOUND_MAX),
      ])
      const rows = await administration.listMembers({
        enterpriseId: enterprise.id,
        classId: input.classId,
        suspended: input.state === 'all' ? undefined : input.state === 'suspended',
        found: found && { ids: found, text },
        before: input.cursor ? Number.parseInt(input.cursor, 10) || undefined : undefined,
        limit: input.limit + 1,
      })
      const page = await directory.load(places, rows.slice(0, input.limit))
      return {
        items: page.map((one) => directory.present(viewer, language, one)),
        nextCursor: rows.length > input.limit ? String(rows[input.limit - 1]?.id) : null,
        people,
      }
    },

    suspend: (viewer: Viewer, input: { enterpriseUserId: number; suspended: boolean }, language: Language) =>
      change(viewer, input.enterpriseUserId, language, async ({ member, held }) => {
        assertMay(maySuspend(viewer, { userId: member.userId, roles: held.roles }))
        if ((member.suspendedAt !== null) === input.suspended) return undefined
        await administration.changeMember(member.id, { suspendedAt: input.suspended ? clock.now() : null })
        if (input.suspended) await sessions.endOfMember(member.id)
        return { action: input.suspended ? memberActions.suspended : memberActions.reactivated, detail: {} }
      }),

    change: (viewer: Viewer, input: ParsedInputOf<typeof changePerson>, language: Language) =>
      change(viewer, input.enterpriseUserId, language, async ({ member, places }) => {
        const { departmentId, classId, position } = input
        const isKnown = (rows: readonly { id: number }[], id: number | null) =>
          id === null || rows.some((row) => row.id === id)
        if (!isKnown(places.departments, departmentId) || !isKnown(places.classes, classId))
          throw new Problem(organizationProblems.notFound)
        const keeps = [member.position.en, member.position.zh].includes(position)
        const changes = {
          departmentId,
          enterpriseClassId: classId,
          position: keeps ? member.position : { en: position, zh: position },
        }
        await administration.changeMember(member.id, changes)
        return { action: memberActions.changed, detail: changes }
      }),

    grant: (viewer: Viewer, input: ParsedInputOf<typeof grantRole>, language: Language) =>
      change(viewer, input.enterpriseUserId, language, async ({ places }) => {
        assertMay(mayGrant(viewer, input.role))
        const isHere =
          input.scopeKind === 'enterprise'
            ? input.scopeId === places.enterprise.id
            : places.classes.some(({ id }) => id === input.scopeId)
        if (!isHere) throw new Problem(organizationProblems.notFound)
        if (!(await roles.grant(input))) return undefined
        return { action: memberActions.granted, detail: inWords(input, scopeName(places, input)) }
      }),

    revoke: (
      viewer: Viewer,
      input: { enterpriseUserId: number; role: Role; scopeKind: string; scopeId: number },
      language: Language,
    ) =>
      change(viewer, input.enterpriseUserId, language, async ({ member, held, places }) => {
        assertMay(mayRevoke(viewer, { userId: member.userId, roles: held.roles }, input.role))
        if (!(await roles.revoke(input))) return undefined
        return { action: memberActions.revoked, detail: inWords(input, scopeName(places, input)) }
      }),
  }
}

const inWords = ({ role }: { role: Role }, scope: { en: string; zh: string }) => ({
  role: roleNames[role],
  scope,
})

export type PeopleAdministrationService = ReturnType<typeof createPeopleAdministrationService>
