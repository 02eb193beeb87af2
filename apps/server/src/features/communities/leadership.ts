import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { displayName, type HandOverSource } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { CommunitiesRepository } from './communities.repository.ts'
import type { JoiningService } from './joining.service.ts'
import type { MembersRepository } from './members.repository.ts'

const OFFERED = 20

/** What somebody leads, and which of its members could lead it after them. */
export const createLeadership = (dependencies: {
  repository: CommunitiesRepository
  members: MembersRepository
  joining: JoiningService
  people: PeopleService
}): HandOverSource => {
  const { repository, members, joining, people } = dependencies
  return {
    async list(enterpriseUserIds, language) {
      const led = (await Promise.all(enterpriseUserIds.map((leader) => repository.ledBy(leader)))).flat()
      return Promise.all(
        led.map(async ({ id, name, leader, enterpriseId }) => {
          const rows = await members.list(id, { at: new Date(0), member: 0 }, OFFERED + 1)
          const others = rows.filter(({ member }) => member !== leader)
          const cards = await people.cardsOf(others.map(({ member }) => member))
          return {
            id,
            role: 'leader' as const,
            name: inLanguage(name, language),
            enterpriseId,
            candidates: others.flatMap(({ member }) => {
              const card = cards.get(member)
              return card ? [{ enterpriseUserId: member, name: displayName(card, language) }] : []
            }),
          }
        }),
      )
    },

    async handOver(viewer, id, to) {
      await joining.handOver(viewer, viewer.language, id, to)
    },
  }
}
