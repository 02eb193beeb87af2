import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { Agent } from '../statement.ts'

/** Who uses the record store: a tool with a credential, or a person with the token of their session. */
export interface Caller {
  enterpriseId: number
  scopes: readonly Scope[]
  /** Who vouches for what they store. */
  authority: Agent
  /** A person's token speaks for that person and nobody else. */
  isPerson: boolean
}
