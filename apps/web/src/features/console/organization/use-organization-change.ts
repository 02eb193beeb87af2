import type { Organization } from '@fairlead/contract/console/organization.schema.ts'
import type { Endpoint, InputOf } from '@fairlead/contract/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { organizationQuery } from '../people/people.queries.ts'
import { organizationText } from './organization.text.ts'

/** Changes the enterprise that is looked at. The answer is how it is then; lists of people are asked for anew. */
export const useOrganizationChange = <E extends Endpoint>(endpoint: E) => {
  const t = useText(organizationText)
  const queries = useQueryClient()
  const enterpriseId = useConsoleEnterpriseId()
  return useMutation({
    mutationFn: async (input: InputOf<E>) => (await call(endpoint, input)) as Organization,
    onSuccess: (organization) => {
      queries.setQueryData(organizationQuery(enterpriseId).queryKey, organization)
      void queries.invalidateQueries({ queryKey: ['console', 'people'] })
      void queries.invalidateQueries({ queryKey: ['console', 'audit'] })
      showToast(t('saved'))
    },
  })
}
