import { type Statement, VOIDED, type XapiVersion } from '../statement.ts'
import { checkActivity } from './activities.validation.ts'
import { checkActor, checkAgent, checkAuthority, checkGroup } from './actors.validation.ts'
import { checkAttachments } from './attachments.validation.ts'
import { checkContext } from './contexts.validation.ts'
import { isUuid } from './formats.ts'
import {
  type Check,
  checkProperties,
  isObject,
  matching,
  objectAt,
  type Properties,
  refuse,
} from './properties.ts'
import { checkResult } from './results.validation.ts'
import { checkStatementRef } from './statement-refs.validation.ts'
import { parseTimestamp } from './timestamps.ts'
import { checkVerb } from './verbs.validation.ts'

const REQUIRED = ['actor', 'verb', 'object'] as const

const checkTimestamp = matching(
  (value) => parseTimestamp(value) !== undefined,
  'must be a date and time of ISO 8601.',
)

/** Statements of 1.0 can be sent on to a store of 2.0; the other way round nobody could read them. */
const versions: Record<XapiVersion, RegExp> = {
  '1.0.3': /^1\.0(?:\.\d+)?$/,
  '2.0.0': /^[12]\.0(?:\.\d+)?$/,
}

const simpleObjects: Readonly<Record<string, Check>> = {
  Activity: checkActivity,
  Agent: checkAgent,
  Group: checkGroup,
  StatementRef: checkStatementRef,
}

const checkObject =
  (objects: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const { objectType = 'Activity' } = objectAt(value, path)
    const check = typeof objectType === 'string' && Object.hasOwn(objects, objectType) && objects[objectType]
    if (!check) return refuse(`${path}.objectType`, 'is not one that stands here.')
    check(value, path)
  }

const partsOf = (version: XapiVersion): Properties => ({
  actor: checkActor,
  verb: checkVerb,
  result: checkResult,
  context: checkContext(version),
  timestamp: checkTimestamp,
  attachments: checkAttachments,
})

/** Rules between the parts, the same for a statement and one within a statement. */
const checkTogether: Check = (value, path) => {
  const { verb, object, context } = value as Pick<Statement, 'verb' | 'object' | 'context'>
  const objectType = object.objectType ?? 'Activity'
  if (isObject(context) && objectType !== 'Activity')
    for (const name of ['revision', 'platform'])
      if (Object.hasOwn(context, name))
        refuse(`${path}.context.${name}`, 'stands only where the object is an activity.')
  if (verb.id === VOIDED && objectType !== 'StatementRef')
    refuse(`${path}.object`, 'must be a StatementRef, because the verb is “voided”.')
}

const createCheck = (version: XapiVersion): Check => {
  const parts = partsOf(version)
  const checkSubStatement: Check = (value, path) => {
    const properties: Properties = {
      ...parts,
      objectType: matching((type) => type === 'SubStatement', 'must be “SubStatement”.'),
      object: checkObject(simpleObjects),
    }
    checkProperties(value, path, properties, REQUIRED)
    checkTogether(value, path)
  }
  const properties: Properties = {
    ...parts,
    id: matching(isUuid, 'must be a UUID.'),
    object: checkObject({ ...simpleObjects, SubStatement: checkSubStatement }),
    stored: checkTimestamp,
    authority: checkAuthority,
    version: matching(
      (value) => typeof value === 'string' && versions[version].test(value),
      'must be a version of xAPI that this request may carry.',
    ),
  }
  return (value, path) => {
    checkProperties(value, path, properties, REQUIRED)
    checkTogether(value, path)
  }
}

const checks: Record<XapiVersion, Check> = { '1.0.3': createCheck('1.0.3'), '2.0.0': createCheck('2.0.0') }

/** What is stored later passed this: after it, the types of `statement.ts` hold. */
export const validateStatement = (value: unknown, version: XapiVersion, path = 'statement'): Statement => {
  checks[version](value, path)
  return value as Statement
}
