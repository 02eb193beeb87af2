import {
  type Actor,
  contextActivityKinds,
  isActivity,
  isActor,
  isSubStatement,
  type JsonObject,
  type Statement,
  type SubStatement,
} from '../statement.ts'
import { isObject } from '../validation/properties.ts'

/**
 * Whether two statements say the same, as the standard defines it: what the store itself sets, texts for people,
 * definitions of activities, attachments, the order of members and letter case do not count.
 */
export const saysTheSame = (one: Statement, other: Statement): boolean => meaningOf(one) === meaningOf(other)

const meaningOf = (statement: Statement): string => inOneOrder(essenceOf(statement)).toLowerCase()

const essenceOf = (statement: Statement | SubStatement): JsonObject => ({
  actor: actorOf(statement.actor),
  verb: statement.verb.id,
  object: objectOf(statement.object),
  ...(statement.result ? { result: resultOf(statement.result) } : {}),
  ...(statement.context ? { context: contextOf(statement.context) } : {}),
})

const objectOf = (object: Statement['object']): unknown => {
  if (isActivity(object)) return object.id
  if (isSubStatement(object)) return essenceOf(object)
  return isActor(object) ? actorOf(object) : object
}

const actorOf = (actor: Actor): JsonObject => {
  const { objectType = 'Agent', ...rest } = actor
  const members =
    'member' in actor ? { member: (actor.member ?? []).map(actorOf).map(inOneOrder).sort() } : {}
  return { ...rest, ...members, objectType }
}

const HUNDREDTHS = /([.,]\d{2})\d+S$/

const resultOf = ({ duration, ...rest }: NonNullable<Statement['result']>): JsonObject => ({
  ...rest,
  ...(duration === undefined ? {} : { duration: duration.replace(HUNDREDTHS, '$1S') }),
})

const contextOf = (context: NonNullable<Statement['context']>): JsonObject => {
  const { contextActivities, instructor, team, ...rest } = context
  return {
    ...rest,
    ...(instructor ? { instructor: actorOf(instructor) } : {}),
    ...(team ? { team: actorOf(team) } : {}),
    ...(contextActivities ? { contextActivities: activityIdsOf(contextActivities) } : {}),
  }
}

const activityIdsOf = (activities: NonNullable<NonNullable<Statement['context']>['contextActivities']>) =>
  Object.fromEntries(
    contextActivityKinds
      .filter((kind) => activities[kind] !== undefined)
      .map((kind) => [kind, [activities[kind] ?? []].flat().map(({ id }) => id)]),
  )

/** JSON with properties sorted by name. */
const inOneOrder = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOneOrder).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${inOneOrder(value[name])}`)
  return `{${entries.join(',')}}`
}
