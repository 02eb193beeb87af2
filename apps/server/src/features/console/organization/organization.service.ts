import type { AuditAction } from '@fairlead/contract/audit-action.ts'
import {
  classActions,
  departmentActions,
  enterpriseActions,
  positionActions,
} from '@fairlead/contract/console/console.audit.ts'
import { organizationProblems } from '@fairlead/contract/console/console.errors.ts'
import type { changeSettings, moveToClass } from '@fairlead/contract/console/organization.endpoints.ts'
import type { Organization } from '@fairlead/contract/console/organization.schema.ts'
import type { ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import type { ConsoleAbility } from '@fairlead/contract/primitives/console-abilities.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Invalidations } from '../../../platform/cache/invalidations.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type {
  AdministeredEnterprises,
  AdministrationRepository,
  EnterpriseRow,
  OrganizationRepository,
  PartRow,
} from '../../enterprises/public.ts'
import { canUseConsole, requireConsole, type UsersRepository, type Viewer } from '../../identity/public.ts'
import { isBelow, takenBy } from './organization.policy.ts'
import { presentOrganization } from './organization.presenter.ts'

export interface OrganizationDependencies {
  database: Database
  audit: Audit
  invalidations: Invalidations
  administered: AdministeredEnterprises
  administration: AdministrationRepository
  organization: OrganizationRepository
  users: Pick<UsersRepository, 'findByIds'>
}

type Asked = number | undefined
interface Change {
  action: AuditAction
  target: { kind: string; id: number | string; name: LocalizedText }
  detail?: Record<string, unknown>
}

/** Departments, positions, classes and settings of an enterprise. */
export const createOrganizationService = (dependencies: OrganizationDependencies) => {
  const { database, audit, invalidations, administered, administration, organization, users } = dependencies

  const read = async (enterprise: EnterpriseRow): Promise<Organization> => {
    const [departments, positions, classes] = await Promise.all([
      organization.departments(enterprise.id),
      organization.positions(enterprise.id),
      organization.classes(enterprise.id),
    ])
    return presentOrganization(enterprise, departments, positions, classes)
  }

  /** Does it, writes it down, tells every cache, and answers how the enterprise is now. */
  const change = (
    viewer: Viewer,
    ability: ConsoleAbility,
    asked: Asked,
    act: (enterprise: EnterpriseRow) => Promise<Change>,
  ): Promise<Organization> =>
    database.transaction(async () => {
      requireConsole(viewer, ability)
      const enterprise = await administered.lock(viewer, asked)
      const { id: enterpriseId } = enterprise
      await audit.record({ actor: viewer, enterpriseId, ...(await act(enterprise)) })
      await invalidations.announce('viewers', enterpriseId)
      return read(await administered.choose(viewer, enterpriseId))
    })

  const find = <P extends PartRow>(parts: readonly P[], id: number): P => {
    const part = parts.find((one) => one.id === id)
    if (!part) throw new Problem(organizationProblems.notFound)
    return part
  }

  const assertFree = (parts: readonly PartRow[], name: LocalizedText, except: number | undefined): void => {
    const taken = takenBy(parts, name, except)
    if (taken) throw new Problem(organizationProblems.nameTaken, { name: taken.name.zh || taken.name.en })
  }

  return {
    async read(viewer: Viewer, asked: Asked): Promise<Organization> {
      const mayRead = (['people', 'classes', 'enterprise'] as const).some((ability) =>
        canUseConsole(viewer, ability),
      )
      if (!mayRead) requireConsole(viewer, 'enterprise')
      return read(await administered.choose(viewer, asked))
    },

    changeSettings: (
      viewer: Viewer,
      { enterpriseId, name, settings }: ParsedInputOf<typeof changeSettings>,
    ) =>
      change(viewer, 'enterprise', enterpriseId, async (enterprise) => {
        await administration.changeEnterprise(enterprise.id, { name, settings })
        const target = { kind: 'enterprise', id: enterprise.id, name }
        const before = { name: enterprise.name, settings: enterprise.settings }
        return { action: enterpriseActions.changed, target, detail: { before, after: { name, settings } } }
      }),

    saveDepartment: (
      viewer: Viewer,
      input: { enterpriseId?: Asked; departmentId?: Asked; parentId: number | null; name: LocalizedText },
    ) =>
      change(viewer, 'enterprise', input.enterpriseId, async ({ id: enterpriseId }) => {
        const { departmentId, parentId, name } = input
        const all = await organization.departments(enterpriseId)
        if (parentId !== null) find(all, parentId)
        assertFree(
          all.filter((one) => one.parentId === parentId),
          name,
          departmentId,
        )
        const target = { kind: 'department', id: departmentId ?? '', name }
        if (departmentId === undefined) {
          await organization.insertDepartment({ enterpriseId, parentId, name })
          return { action: departmentActions.added, target }
        }
        const { name: before } = find(all, departmentId)
        if (isBelow(all, parentId, departmentId)) throw new Problem(organizationProblems.belowItself)
        await organization.changeDepartment(departmentId, { parentId, name })
        return { action: departmentActions.changed, target, detail: { before, parentId } }
      }),

    removeDepartment: (viewer: Viewer, asked: Asked, departmentId: number) =>
      change(viewer, 'enterprise', asked, async ({ id: enterpriseId }) => {
        const all = await organization.departments(enterpriseId)
        const { name, people } = find(all, departmentId)
        if (all.some(({ parentId }) => parentId === departmentId))
          throw new Problem(organizationProblems.hasParts)
        await organization.deleteDepartment(departmentId)
        const target = { kind: 'department', id: departmentId, name }
        return { action: departmentActions.removed, target, detail: { people } }
      }),

    savePosition: (
      viewer: Viewer,
      input: { enterpriseId?: Asked; positionId?: Asked; name: LocalizedText },
    ) =>
      change(viewer, 'enterprise', input.enterpriseId, async ({ id: enterpriseId }) => {
        const { positionId, name } = input
        const all = await organization.positions(enterpriseId)
        assertFree(all, name, positionId)
        const target = { kind: 'position', id: positionId ?? '', name }
        if (positionId === undefined) {
          await organization.insertPosition({ enterpriseId, name })
          return { action: positionActions.added, target }
        }
        const { name: before } = find(all, positionId)
        await organization.renamePosition(enterpriseId, positionId, { from: before, to: name })
        return { action: positionActions.changed, target, detail: { before } }
      }),

    removePosition: (viewer: Viewer, asked: Asked, positionId: number) =>
      change(viewer, 'enterprise', asked, async ({ id: enterpriseId }) => {
        const { name } = find(await organization.positions(enterpriseId), positionId)
        await organization.deletePosition(positionId)
        return { action: positionActions.removed, target: { kind: 'position', id: positionId, name } }
      }),

    saveClass: (viewer: Viewer, input: { enterpriseId?: Asked; classId?: Asked; name: LocalizedText }) =>
      change(viewer, 'classes', input.enterpriseId, async ({ id: enterpriseId }) => {
        const { classId, name } = input
        const all = await organization.classes(enterpriseId)
        assertFree(all, name, classId)
        const target = { kind: 'class', id: classId ?? '', name }
        if (classId === undefined) {
          await organization.insertClass({ enterpriseId, name })
          return { action: classActions.added, target }
        }
        const { name: before } = find(all, classId)
        await organization.renameClass(classId, name)
        return { action: classActions.changed, target, detail: { before } }
      }),

    removeClass: (viewer: Viewer, asked: Asked, classId: number) =>
      change(viewer, 'classes', asked, async ({ id: enterpriseId }) => {
        const { name, people } = find(await organization.classes(enterpriseId), classId)
        await organization.deleteClass(classId)
        const target = { kind: 'class', id: classId, name }
        return { action: classActions.removed, target, detail: { people } }
      }),

    moveToClass: (viewer: Viewer, input: ParsedInputOf<typeof moveToClass>) =>
      change(viewer, 'classes', input.enterpriseId, async ({ id: enterpriseId }) => {
        const { name } = find(await organization.classes(enterpriseId), input.classId)
        const way = input.joins ? { from: undefined, to: input.classId } : { from: input.classId, to: null }
        const moved = await organization.moveMembers(enterpriseId, input.enterpriseUserIds, way)
        if (moved.length === 0) throw new Problem(organizationProblems.notFound)
        const people = (await users.findByIds(moved.map(({ userId }) => userId)))
          .map(({ realname }) => realname)
          .join('、')
        const target = { kind: 'class', id: input.classId, name }
        return { action: input.joins ? classActions.joined : classActions.left, target, detail: { people } }
      }),
  }
}

export type OrganizationService = ReturnType<typeof createOrganizationService>
