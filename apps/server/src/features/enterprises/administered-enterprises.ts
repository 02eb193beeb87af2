import { administrationProblems } from '@fairlead/contract/enterprises/administration.errors.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import { canAdminister } from './administration.policy.ts'
import type { AdministrationRepository, EnterpriseRow } from './administration.repository.ts'

/** Which enterprises an administrator looks after. One that is not among them does not exist for them. */
export const createAdministeredEnterprises = (repository: AdministrationRepository) => {
  const listOf = async (viewer: Viewer): Promise<EnterpriseRow[]> =>
    (await repository.listEnterprises()).filter(({ id }) => canAdminister(viewer, id))

  return {
    listOf,

    /** The one that was asked for, or their own. */
    async choose(viewer: Viewer, asked: number | undefined): Promise<EnterpriseRow> {
      const chosen = (await listOf(viewer)).find(({ id }) => id === (asked ?? viewer.enterprise.id))
      if (!chosen) throw new Problem(administrationProblems.unknownEnterprise)
      return chosen
    },

    /** The same, and nobody else changes what it is made of until the transaction ends. */
    async lock(viewer: Viewer, asked: number | undefined): Promise<EnterpriseRow> {
      const enterpriseId = asked ?? viewer.enterprise.id
      const locked = canAdminister(viewer, enterpriseId)
        ? await repository.lockEnterprise(enterpriseId)
        : undefined
      if (!locked) throw new Problem(administrationProblems.unknownEnterprise)
      return locked
    },
  }
}

export type AdministeredEnterprises = ReturnType<typeof createAdministeredEnterprises>
