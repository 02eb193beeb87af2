import { PEOPLE_FOUND_MAX } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MemberNamesRepository } from './member-names.repository.ts'
import { nameKeys, searchForm, soundOf } from './name-keys.ts'

const BATCH = 200

export interface MemberSearchDependencies {
  database: Database
  repository: MemberNamesRepository
  /** What identity knows of a person; handed in, because its tables are its own. */
  namesOf: (userIds: number[]) => Promise<Map<number, { realname: string; latinName: string }>>
}

/** Finds members by name, pinyin and initials. Whoever came or was renamed is indexed by the first search after it. */
export const createMemberSearchService = (dependencies: MemberSearchDependencies) => {
  const { database, repository, namesOf } = dependencies

  const indexSome = (enterpriseId: number): Promise<number> =>
    database.transaction(async () => {
      const members = await repository.takeUnindexed(enterpriseId, BATCH)
      const names = await namesOf(members.map(({ userId }) => userId))
      for (const member of members) {
        const { realname = '', latinName = '' } = names.get(member.userId) ?? {}
        await repository.index(member, soundOf(realname || latinName), nameKeys([realname, latinName]))
      }
      return members.length
    })

  return {
    async find(enterpriseId: number, name: string, page: number, limit: number): Promise<number[]> {
      if (await repository.hasUnindexed(enterpriseId)) while ((await indexSome(enterpriseId)) === BATCH);
      const size = Math.min(limit, PEOPLE_FOUND_MAX)
      return repository.find({
        enterpriseId,
        text: searchForm(name),
        limit: size,
        offset: (page - 1) * size,
      })
    },

    /** Call in the transaction that changes a person's name. */
    forgetNames: repository.forget,
  }
}

export type MemberSearchService = ReturnType<typeof createMemberSearchService>
