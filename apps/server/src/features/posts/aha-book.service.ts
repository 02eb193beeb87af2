import { readableText } from '@fairlead/contract/posts/mention.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Places } from '../communities/public.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import { displayName, type Viewer } from '../identity/public.ts'
import type { PeopleService, PersonCard } from '../membership/public.ts'
import { readableBy } from './place-access.ts'
import { POST_KIND } from './post-kind.ts'
import type { PostsRepository } from './posts.repository.ts'

const PAGE = 20
const PEOPLE_SHOWN = 6
const EXCERPT = 120

export interface AhaBookDependencies {
  repository: PostsRepository
  people: PeopleService
  endorsements: EndorsementService
  places: Places
}

interface Asked {
  studentId: string
  direction: 'received' | 'given'
  before?: number | undefined
}

/** Who learns from whom: the Aha a person has received or given. */
export const createAhaBookService = ({ repository, people, endorsements, places }: AhaBookDependencies) => ({
  async read(viewer: Viewer, language: Language, { studentId, direction, before }: Asked) {
    const person = await people.cardByStudentId(studentId)
    if (person?.enterpriseId !== viewer.enterprise.id) return { items: [], next: null, people: [] }
    const member = person.enterpriseUserId
    const [entries, counted] = await Promise.all([
      endorsements.exchanged(member, direction, POST_KIND, before ?? Number.MAX_SAFE_INTEGER, PAGE + 1),
      endorsements.counterparts(member, direction, PEOPLE_SHOWN),
    ])
    const page = entries.slice(0, PAGE)
    const [rows, cards] = await Promise.all([
      repository.findAll(page.map((entry) => entry.targetId)),
      people.cardsOf([...page.map((entry) => entry.other), ...counted.map((one) => one.member)]),
    ])
    const mayRead = await readableBy(viewer, places, rows)
    const shown = new Map(
      rows.filter((row) => !row.isDeleted && !row.isHidden && mayRead(row)).map((row) => [row.id, row]),
    )
    return {
      items: page.flatMap(({ id, other, targetId, reason, givenAt }) => {
        const row = shown.get(targetId)
        const card = cards.get(other)
        if (!row || !card) return []
        return [
          {
            ahaId: id,
            ugcId: targetId,
            rootUgcId: row.rootId ?? targetId,
            excerpt: readableText(row.content).slice(0, EXCERPT),
            ...nameOf(card, language),
            reason,
            at: givenAt.toISOString(),
          },
        ]
      }),
      next: entries.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      people: counted.flatMap((one) => {
        const card = cards.get(one.member)
        return card ? [{ ...nameOf(card, language), studentId: card.studentId, count: one.count }] : []
      }),
    }
  },
})

export type AhaBookService = ReturnType<typeof createAhaBookService>

const nameOf = (card: PersonCard, language: Language) => ({
  name: displayName(card, language),
  userId: card.userId,
  avatarUrl: card.avatarUrl,
})
