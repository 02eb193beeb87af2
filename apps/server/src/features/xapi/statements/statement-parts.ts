import {
  type Activity,
  type Actor,
  type Attachment,
  contextActivityKinds,
  isActivity,
  isActor,
  isSubStatement,
  type Statement,
  type SubStatement,
} from '../statement.ts'

type Parts = Statement | SubStatement

const withMembers = (actor: Actor): Actor[] =>
  'member' in actor ? [actor, ...(actor.member ?? [])] : [actor]

/** Actor and object: those a statement is about. Members stand for their group. */
export const directActors = ({ actor, object }: Parts): Actor[] => [
  ...withMembers(actor),
  ...(isActor(object) ? withMembers(object) : []),
]

const contextActors = ({ context }: Parts): Actor[] =>
  [
    context?.instructor,
    context?.team,
    ...(context?.contextAgents ?? []).map(({ agent }) => agent),
    ...(context?.contextGroups ?? []).map(({ group }) => group),
  ]
    .filter((actor) => actor !== undefined)
    .flatMap(withMembers)

const innerOf = ({ object }: Parts): SubStatement[] => (isSubStatement(object) ? [object] : [])

/** Everybody a statement names anywhere. */
export const relatedActors = (statement: Parts): Actor[] => [
  ...directActors(statement),
  ...contextActors(statement),
  ...('authority' in statement && statement.authority ? withMembers(statement.authority) : []),
  ...innerOf(statement).flatMap(relatedActors),
]

const contextActivitiesOf = ({ context }: Parts): Activity[] =>
  contextActivityKinds.flatMap((kind) => context?.contextActivities?.[kind] ?? [])

/** Every activity a statement names anywhere. */
export const relatedActivities = (statement: Parts): Activity[] => [
  ...(isActivity(statement.object) ? [statement.object] : []),
  ...contextActivitiesOf(statement),
  ...innerOf(statement).flatMap(relatedActivities),
]

export const attachmentsOf = (statement: Parts): Attachment[] => [
  ...(statement.attachments ?? []),
  ...innerOf(statement).flatMap(attachmentsOf),
]
