import type { XapiVersion } from '../statement.ts'
import { contextActivityKinds } from '../statement.ts'
import { checkActivity } from './activities.validation.ts'
import { checkActor, checkAgent, checkGroup } from './actors.validation.ts'
import { isUuid } from './formats.ts'
import { isLanguageTag } from './language-tags.ts'
import {
  arrayAt,
  type Check,
  checkExtensions,
  checkIri,
  checkProperties,
  checkString,
  each,
  matching,
  type Properties,
  refuse,
} from './properties.ts'
import { checkStatementRef } from './statement-refs.validation.ts'

const checkOneOrMoreActivities: Check = (value, path) =>
  Array.isArray(value) ? each(checkActivity)(value, path) : checkActivity(value, path)

const checkContextActivities: Check = (value, path) =>
  checkProperties(
    value,
    path,
    Object.fromEntries(contextActivityKinds.map((kind) => [kind, checkOneOrMoreActivities])),
  )

const checkRelevantTypes: Check = (value, path) => {
  if (arrayAt(value, path).length === 0) refuse(path, 'must name at least one type.')
  each(checkIri)(value, path)
}

const contextMember =
  (objectType: string, property: string, check: Check): Check =>
  (value, path) =>
    checkProperties(
      value,
      path,
      {
        objectType: matching((type) => type === objectType, `must be “${objectType}”.`),
        [property]: check,
        relevantTypes: checkRelevantTypes,
      },
      ['objectType', property],
    )

const properties: Properties = {
  registration: matching(isUuid, 'must be a UUID.'),
  instructor: checkActor,
  team: checkGroup,
  contextActivities: checkContextActivities,
  revision: checkString,
  platform: checkString,
  language: matching(isLanguageTag, 'must be a language tag of RFC 5646.'),
  statement: checkStatementRef,
  extensions: checkExtensions,
}

const propertiesOf: Record<XapiVersion, Properties> = {
  '1.0.3': properties,
  '2.0.0': {
    ...properties,
    contextAgents: each(contextMember('contextAgent', 'agent', checkAgent)),
    contextGroups: each(contextMember('contextGroup', 'group', checkGroup)),
  },
}

export const checkContext =
  (version: XapiVersion): Check =>
  (value, path) =>
    checkProperties(value, path, propertiesOf[version])
