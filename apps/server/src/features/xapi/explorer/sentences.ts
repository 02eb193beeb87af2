import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import {
  type Activity,
  type ActivityDefinition,
  type Actor,
  isActivity,
  type LanguageMap,
  type Statement,
} from '../statement.ts'

const tags = { en: ['en-US', 'en', 'en-GB'], zh: ['zh-CN', 'zh', 'zh-Hans'] } as const

const pick = (map: LanguageMap | undefined, language: 'en' | 'zh'): string | undefined => {
  if (!map) return undefined
  const exact = tags[language].map((tag) => map[tag]).find((text) => text !== undefined)
  return exact ?? Object.entries(map).find(([tag]) => tag.startsWith(language))?.[1]
}

const inBoth = (map: LanguageMap | undefined): LocalizedText | undefined => {
  const any = map && Object.values(map)[0]
  return any === undefined ? undefined : { en: pick(map, 'en') ?? any, zh: pick(map, 'zh') ?? any }
}

/** The readable end of an IRI: what tools write last is usually what they mean. */
const endOf = (iri: string): string => {
  const last = iri.split(/[/#]/).findLast((part) => part !== '') ?? iri
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const same = (text: string): LocalizedText => ({ en: text, zh: text })

export const activityName = (activity: Activity, known: ActivityDefinition | undefined): LocalizedText =>
  inBoth(activity.definition?.name) ?? inBoth(known?.name) ?? same(endOf(activity.id))

const actorName = ({ name, mbox, account, openid }: Actor): string =>
  name ?? mbox?.replace('mailto:', '') ?? account?.name ?? openid ?? '?'

const objectName = (
  { object }: Statement,
  known: (iri: string) => ActivityDefinition | undefined,
): LocalizedText => {
  if (isActivity(object)) return activityName(object, known(object.id))
  if (object.objectType === 'StatementRef') return same(object.id)
  if (object.objectType === 'SubStatement') return objectName({ ...object } as unknown as Statement, known)
  return same(actorName(object as Actor))
}

/** Who did what, as one says it in each language. `person` is how we call the actor, where we know them. */
export const sentenceOf = (
  statement: Statement,
  person: LocalizedText | undefined,
  known: (iri: string) => ActivityDefinition | undefined,
): LocalizedText => {
  const who = person ?? same(actorName(statement.actor))
  const verb = inBoth(statement.verb.display) ?? same(endOf(statement.verb.id))
  const what = objectName(statement, known)
  return { en: `${who.en} ${verb.en} “${what.en}”`, zh: `${who.zh}${verb.zh}「${what.zh}」` }
}
