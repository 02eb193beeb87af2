import {
  type Activity,
  type ActivityDefinition,
  type Actor,
  type Context,
  contextActivityKinds,
  isActivity,
  isActor,
  isSubStatement,
  type JsonObject,
  type LanguageMap,
  type Statement,
  type SubStatement,
} from '../statement.ts'

/** How each part of a statement shows in a format; what a format does not name stays as it was received. */
interface Format {
  actor(actor: Actor, isObject: boolean): unknown
  verb(verb: Statement['verb']): unknown
  activity(activity: Activity): unknown
}

const shown = (statement: Statement | SubStatement, format: Format): JsonObject => ({
  ...statement,
  actor: format.actor(statement.actor, false),
  verb: format.verb(statement.verb),
  object: shownObject(statement.object, format),
  ...(statement.context ? { context: shownContext(statement.context, format) } : {}),
  ...('authority' in statement && statement.authority
    ? { authority: format.actor(statement.authority, false) }
    : {}),
})

const shownObject = (object: Statement['object'], format: Format): unknown => {
  if (isActivity(object)) return format.activity(object)
  if (isSubStatement(object)) return shown(object, format)
  return isActor(object) ? format.actor(object, true) : object
}

const shownContext = (context: Context, format: Format): JsonObject => {
  const { instructor, team, contextActivities, contextAgents, contextGroups } = context
  return {
    ...context,
    ...(instructor ? { instructor: format.actor(instructor, false) } : {}),
    ...(team ? { team: format.actor(team, false) } : {}),
    ...(contextAgents
      ? { contextAgents: contextAgents.map((one) => ({ ...one, agent: format.actor(one.agent, false) })) }
      : {}),
    ...(contextGroups
      ? { contextGroups: contextGroups.map((one) => ({ ...one, group: format.actor(one.group, false) })) }
      : {}),
    ...(contextActivities ? { contextActivities: shownActivities(contextActivities, format) } : {}),
  }
}

const shownActivities = (activities: NonNullable<Context['contextActivities']>, format: Format): JsonObject =>
  Object.fromEntries(
    contextActivityKinds
      .filter((kind) => activities[kind] !== undefined)
      .map((kind) => [kind, [activities[kind] ?? []].flat().map(format.activity)]),
  )

/** Only what identifies; an object needs its type with it, or it would read as an activity. */
const identified = (actor: Actor, isObject: boolean): JsonObject => {
  const { mbox, mbox_sha1sum, openid, account } = actor
  const type = actor.objectType === 'Group' || isObject ? { objectType: actor.objectType } : {}
  const identifier = Object.entries({ mbox, mbox_sha1sum, openid, account }).filter(
    ([, value]) => value !== undefined,
  )
  if (identifier.length > 0) return { ...type, ...Object.fromEntries(identifier) }
  const members = 'member' in actor ? (actor.member ?? []) : []
  return { ...type, member: members.map((member) => identified(member, false)) }
}

const idsFormat: Format = {
  actor: identified,
  verb: ({ id }) => ({ id }),
  activity: ({ id }) => ({ id }),
}

export const inIds = (statement: Statement): JsonObject => shown(statement, idsFormat)

type ChooseLanguage = (map: LanguageMap) => LanguageMap

/** Activities as the store knows them from all statements, each text in the one language that suits the reader best. */
export const inCanonical = (
  statement: Statement,
  definitionOf: (activityId: string) => ActivityDefinition | undefined,
  choose: ChooseLanguage,
): JsonObject =>
  shown(statement, {
    actor: (actor) => actor,
    verb: (verb) => (verb.display ? { ...verb, display: choose(verb.display) } : verb),
    activity: (activity) => {
      const definition = definitionOf(activity.id) ?? activity.definition
      return definition ? { ...activity, definition: inOneLanguage(definition, choose) } : activity
    },
  })

const componentLists = ['choices', 'scale', 'source', 'target', 'steps'] as const

const inOneLanguage = (definition: ActivityDefinition, choose: ChooseLanguage): JsonObject => {
  const { name, description } = definition
  const components = componentLists
    .filter((list) => definition[list] !== undefined)
    .map((list) => [
      list,
      definition[list]?.map((component) =>
        component.description ? { ...component, description: choose(component.description) } : component,
      ),
    ])
  return {
    ...definition,
    ...(name ? { name: choose(name) } : {}),
    ...(description ? { description: choose(description) } : {}),
    ...Object.fromEntries(components),
  }
}
