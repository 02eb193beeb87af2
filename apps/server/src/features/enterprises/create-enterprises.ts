import type { Database } from '../../platform/database/database.ts'
import { createEnterprisesRepository } from './enterprises.repository.ts'
import { createMemberNamesRepository } from './member-names.repository.ts'
import { createMemberSearchService, type MemberSearchDependencies } from './member-search.service.ts'

export interface EnterpriseParts {
  database: Database
  namesOf: MemberSearchDependencies['namesOf']
}

/** Enterprises and their members, before anybody is signed in. */
export const createEnterprises = ({ database, namesOf }: EnterpriseParts) => ({
  repository: createEnterprisesRepository(database),
  search: createMemberSearchService({
    database,
    namesOf,
    repository: createMemberNamesRepository(database),
  }),
})
