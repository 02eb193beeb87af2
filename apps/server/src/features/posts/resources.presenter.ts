import {
  CARD_FIELDS,
  RESOURCE_TYPE,
  type ResourcesInfo,
  type TeamMember,
} from '@fairlead/contract/posts/resources.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { displayName } from '../identity/public.ts'
import type { PersonCard } from '../membership/public.ts'
import type { PostRow } from './posts.repository.ts'

interface Facts {
  people: Map<number, PersonCard>
  language: Language
}

const NOTHING: ResourcesInfo = Object.freeze({})
const fields = new Set<string>(CARD_FIELDS)
const resourceTypes: Readonly<Record<string, number>> = RESOURCE_TYPE

/** Cards and the body of a type, under the names of the wire. Most posts have neither and share one empty object. */
export const presentResources = (row: PostRow, isBare: boolean, facts: Facts): ResourcesInfo => {
  if (isBare || (row.cards.length === 0 && row.body === null)) return NOTHING
  const info: ResourcesInfo = {}
  for (const card of row.cards) {
    Object.assign(info, { [fields.has(card.kind) ? card.kind : 'sourceData']: card })
    const resourceType = resourceTypes[card.kind]
    if (resourceType !== undefined) info.resourceType = resourceType
    if (card.kind === 'activity') info.activityId = card.id
  }
  return row.body ? Object.assign(info, presentBody(row.body, facts)) : info
}

const presentBody = (body: NonNullable<PostRow['body']>, facts: Facts): ResourcesInfo => ({
  ...(body.iwill && { iwill: body.iwill }),
  ...(body.themeAction && { userThemeAction: body.themeAction }),
  ...(body.vlogTitle && { vlog: { title: body.vlogTitle } }),
  ...(body.members && { userMembers: presentMembers(body.members, facts) }),
  ...(body.activityId && { activityId: body.activityId }),
  ...(body.planExtId && { planExtId: body.planExtId }),
})

const presentMembers = (members: readonly number[], { people, language }: Facts): TeamMember[] =>
  members.flatMap((member) => {
    const person = people.get(member)
    return person
      ? [
          {
            enterpriseUserId: member,
            name: displayName(person, language),
            avatarUrl: person.avatarUrl,
          },
        ]
      : []
  })
