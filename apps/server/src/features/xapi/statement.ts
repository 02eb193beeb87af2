/** The data model of xAPI, as far as the store looks into it. What is not named here travels through untouched. */
export type XapiVersion = '1.0.3' | '2.0.0'

export type JsonObject = { [property: string]: unknown }
export type LanguageMap = { [tag: string]: string }

export interface Account {
  homePage: string
  name: string
}

export interface Identifiers {
  mbox?: string
  mbox_sha1sum?: string
  openid?: string
  account?: Account
}

export interface Agent extends Identifiers {
  objectType?: 'Agent'
  name?: string
}

export interface Group extends Identifiers {
  objectType: 'Group'
  name?: string
  member?: Agent[]
}

export type Actor = Agent | Group

export interface Verb {
  id: string
  display?: LanguageMap
}

export interface InteractionComponent {
  id: string
  description?: LanguageMap
}

export interface ActivityDefinition {
  name?: LanguageMap
  description?: LanguageMap
  type?: string
  moreInfo?: string
  extensions?: JsonObject
  interactionType?: string
  correctResponsesPattern?: string[]
  choices?: InteractionComponent[]
  scale?: InteractionComponent[]
  source?: InteractionComponent[]
  target?: InteractionComponent[]
  steps?: InteractionComponent[]
}

export interface Activity {
  objectType?: 'Activity'
  id: string
  definition?: ActivityDefinition
}

export interface StatementRef {
  objectType: 'StatementRef'
  id: string
}

export interface Attachment {
  usageType: string
  display: LanguageMap
  description?: LanguageMap
  contentType: string
  length: number
  sha2: string
  fileUrl?: string
}

export const contextActivityKinds = ['parent', 'grouping', 'category', 'other'] as const
export type ContextActivityKind = (typeof contextActivityKinds)[number]

export interface Context {
  registration?: string
  instructor?: Actor
  team?: Group
  contextActivities?: { [kind in ContextActivityKind]?: Activity | Activity[] }
  contextAgents?: { objectType: 'contextAgent'; agent: Agent; relevantTypes?: string[] }[]
  contextGroups?: { objectType: 'contextGroup'; group: Group; relevantTypes?: string[] }[]
  statement?: StatementRef
  [property: string]: unknown
}

export interface Result {
  duration?: string
  [property: string]: unknown
}

interface StatementParts {
  actor: Actor
  verb: Verb
  result?: Result
  context?: Context
  timestamp?: string
  attachments?: Attachment[]
}

export interface SubStatement extends StatementParts {
  objectType: 'SubStatement'
  object: Activity | Actor | StatementRef
}

export interface Statement extends StatementParts {
  id?: string
  object: Activity | Actor | StatementRef | SubStatement
  stored?: string
  authority?: Actor
  version?: string
}

/** As it stands in the store: everything the store itself sets is there. */
export interface StoredStatement extends Statement {
  id: string
  stored: string
  timestamp: string
  authority: Actor
  version: string
}

export const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'
export const SIGNATURE = 'http://adlnet.gov/expapi/attachments/signature'

export const isVoiding = ({ verb }: Pick<Statement, 'verb'>): boolean => verb.id === VOIDED

/** An object without a type is an activity. */
export const isActivity = (object: Statement['object']): object is Activity =>
  object.objectType === undefined || object.objectType === 'Activity'
export const isStatementRef = (object: Statement['object']): object is StatementRef =>
  object.objectType === 'StatementRef'
export const isSubStatement = (object: Statement['object']): object is SubStatement =>
  object.objectType === 'SubStatement'
export const isActor = (object: Statement['object']): object is Actor =>
  object.objectType === 'Agent' || object.objectType === 'Group'
