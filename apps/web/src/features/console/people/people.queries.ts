import { readOrganization } from '@fairlead/contract/console/organization.endpoints.ts'
import { listPeople } from '@fairlead/contract/console/people.endpoints.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import type { InputOf } from '@fairlead/contract/endpoint.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'

export type PeopleFilter = Pick<InputOf<typeof listPeople>, 'enterpriseId' | 'name' | 'state' | 'classId'>
interface PeoplePage {
  items: ManagedPerson[]
}

const peopleKey = ['console', 'people'] as const
const organizationKey = ['console', 'organization'] as const

export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, { ...filter, cursor: pageParam, limit: 30 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const organizationQuery = (enterpriseId: number | undefined) =>
  queryOptions({
    queryKey: [...organizationKey, enterpriseId],
    queryFn: ({ signal }) => call(readOrganization, { enterpriseId }, { signal }),
  })

/** How a person is now, in every list they stand in; the log has an entry more. */
export const replacePerson = (queries: QueryClient, person: ManagedPerson): void => {
  queries.setQueriesData<InfiniteData<PeoplePage>>({ queryKey: peopleKey }, (known) =>
    known
      ? {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.enterpriseUserId === person.enterpriseUserId ? person : one)),
          })),
        }
      : known,
  )
  void queries.invalidateQueries({ queryKey: ['console', 'audit'] })
}

export const forgetPeople = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: ['console'] })
}
