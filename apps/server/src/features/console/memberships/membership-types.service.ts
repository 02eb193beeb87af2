import { membershipActions } from '@fairlead/contract/console/console.audit.ts'
import { organizationProblems } from '@fairlead/contract/console/console.errors.ts'
import type { changeMembershipType } from '@fairlead/contract/console/membership-types.endpoints.ts'
import type { MembershipType } from '@fairlead/contract/console/organization.schema.ts'
import type { ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Invalidations } from '../../../platform/cache/invalidations.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import { requireConsole, type Viewer } from '../../identity/public.ts'
import type { MembershipTypesRepository } from '../../membership/public.ts'

interface Dependencies {
  database: Database
  audit: Audit
  invalidations: Invalidations
  types: MembershipTypesRepository
}

/** What each membership brings: one table for every enterprise, changed by those who run the platform. */
export const createMembershipTypesService = ({ database, audit, invalidations, types }: Dependencies) => {
  const list = async (): Promise<{ items: MembershipType[] }> => ({
    items: (await types.list()).map(({ id: typeId, ...row }) => ({ typeId, ...row })),
  })

  return {
    async list(viewer: Viewer) {
      requireConsole(viewer, 'memberships')
      return list()
    },

    change: (viewer: Viewer, { typeId, ...changes }: ParsedInputOf<typeof changeMembershipType>) =>
      database.transaction(async () => {
        requireConsole(viewer, 'memberships')
        const before = await types.change(typeId, changes)
        if (!before) throw new Problem(organizationProblems.notFound)
        await audit.record({
          actor: viewer,
          enterpriseId: viewer.enterprise.id,
          action: membershipActions.changed,
          target: { kind: 'membership', id: typeId, name: changes.name },
          detail: { before, after: changes },
        })
        await invalidations.announce('viewers', typeId)
        return list()
      }),
  }
}

export type MembershipTypesService = ReturnType<typeof createMembershipTypesService>
