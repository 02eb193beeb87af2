import { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { route } from '../identity/public.ts'
import { presentColleague } from './people.presenter.ts'
import type { PeopleService } from './people.service.ts'

export const peopleRoutes = (people: PeopleService) => [
  route(findColleagues, async ({ viewer, input, context }) => {
    const found = await people.find(viewer, input.name, input.page, input.limit)
    return { items: found.map((card) => presentColleague(card, context.lang)) }
  }),
]
