import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { EnterprisesRepository } from '../enterprises/public.ts'
import type { Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { presentPersonOf } from './communities.presenter.ts'
import type { CommunityService } from './communities.service.ts'
import type { MembersRepository } from './members.repository.ts'

const FELLOWS_SHOWN = 200

export interface FellowsDependencies {
  people: PeopleService
  enterprises: Pick<EnterprisesRepository, 'membersOfClass'>
  communities: CommunityService
  members: MembersRepository
}

/** The people one learns with. */
export const createFellowsService = ({ people, enterprises, communities, members }: FellowsDependencies) => {
  const classmatesOf = (viewer: Viewer): Promise<number[]> | number[] =>
    viewer.enterpriseClass ? enterprises.membersOfClass(viewer.enterpriseClass.id) : []

  return {
    async readClass(viewer: Viewer, language: Language, enterpriseClassId: number | undefined) {
      const own = viewer.enterpriseClass
      if (!own || (enterpriseClassId !== undefined && enterpriseClassId !== own.id))
        throw new Problem(communityProblems.noClass)
      const ids = await classmatesOf(viewer)
      const known = await people.cardsOf(ids)
      return {
        enterpriseClassId: own.id,
        name: inLanguage(own.name, language),
        members: ids.flatMap((id) => presentPersonOf(known, id, language) ?? []),
      }
    },

    async list(viewer: Viewer, language: Language) {
      const [classmates, fellows] = await Promise.all([
        classmatesOf(viewer),
        members.fellowsOf(viewer.enterpriseUserId, FELLOWS_SHOWN),
      ])
      const inClass = new Set(classmates)
      const sharedWith = new Map(fellows.map(({ member, shared }) => [member, shared.map(Number)]))
      const ids = [...new Set([...classmates, ...fellows.map(({ member }) => member)])].filter(
        (id) => id !== viewer.enterpriseUserId,
      )
      const [known, places] = await Promise.all([
        people.cardsOf(ids),
        communities.findAll(viewer, [...new Set(fellows.flatMap(({ shared }) => shared.map(Number)))]),
      ])
      const items = ids.flatMap((id) => {
        const person = presentPersonOf(known, id, language)
        const shared = (sharedWith.get(id) ?? []).flatMap((placeId) => places.get(placeId) ?? [])
        if (!person) return []
        return [
          {
            ...person,
            sameClass: toFlag(inClass.has(id)),
            shared: shared.map((row) => ({
              munityId: row.id,
              kind: row.kind,
              name: inLanguage(row.name, language),
            })),
          },
        ]
      })
      return { items }
    },
  }
}

export type FellowsService = ReturnType<typeof createFellowsService>
