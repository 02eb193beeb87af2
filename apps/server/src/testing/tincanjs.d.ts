/** As much of TinCanJS as our tests use; the package brings no types. */
declare module 'tincanjs' {
  type Options = Record<string, unknown>
  type Callback<Result> = (error: unknown, result: Result) => void

  class Statement {
    constructor(statement: object)
    id: string
    attachments: Attachment[] | null
    verb: { id: string }
  }
  class Attachment {
    constructor(attachment: object)
    getContentAsString(): string
  }
  class Agent {
    constructor(agent: object)
  }
  class Activity {
    constructor(activity: object)
    id: string
    definition: { name: object } | null
  }
  interface Document {
    contents: unknown
    etag: string
    contentType: string
  }
  interface StatementsResult {
    statements: Statement[]
    more: string | null
  }
  class LRS {
    constructor(options: { endpoint: string; username: string; password: string; version?: string })
    about(options: { callback: Callback<{ version: string[] }> }): void
    saveStatement(statement: Statement, options: { callback: Callback<unknown> }): void
    saveStatements(statements: Statement[], options: { callback: Callback<unknown> }): void
    retrieveStatement(id: string, options: { params?: object; callback: Callback<Statement> }): void
    retrieveVoidedStatement(id: string, options: { callback: Callback<Statement> }): void
    queryStatements(options: { params: object; callback: Callback<StatementsResult> }): void
    moreStatements(options: { url: string; callback: Callback<StatementsResult> }): void
    saveState(key: string, value: unknown, options: Options & { callback: Callback<unknown> }): void
    retrieveState(key: string, options: Options & { callback: Callback<Document | null> }): void
    retrieveStateIds(options: Options & { callback: Callback<string[]> }): void
    dropState(key: string | null, options: Options & { callback: Callback<unknown> }): void
    retrieveActivity(id: string, options: { callback: Callback<Activity> }): void
    saveActivityProfile(key: string, value: unknown, options: Options & { callback: Callback<unknown> }): void
    retrieveActivityProfile(key: string, options: Options & { callback: Callback<Document | null> }): void
    saveAgentProfile(key: string, value: unknown, options: Options & { callback: Callback<unknown> }): void
    retrieveAgentProfile(key: string, options: Options & { callback: Callback<Document | null> }): void
    dropAgentProfile(key: string, options: Options & { callback: Callback<unknown> }): void
  }
  const TinCan: {
    LRS: typeof LRS
    Statement: typeof Statement
    Attachment: typeof Attachment
    Agent: typeof Agent
    Activity: typeof Activity
    disableDebug(): void
  }
  export = TinCan
}
