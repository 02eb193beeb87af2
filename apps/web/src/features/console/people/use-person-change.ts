import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import type { Endpoint, InputOf } from '@fairlead/contract/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { replacePerson } from './people.queries.ts'

/** Changes a person; every list shows at once how they are then. */
export const usePersonChange = <E extends Endpoint>(endpoint: E, done: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: InputOf<E>) => (await call(endpoint, input)) as ManagedPerson,
    onSuccess: (person) => {
      replacePerson(queries, person)
      showToast(done)
    },
  })
}
