import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'

export type Action =
  | 'write statements'
  | 'read statements'
  | 'read all statements'
  | 'read activities'
  | 'read agents'
  | 'use state'
  | 'use profiles'

const enough: Readonly<Record<Action, readonly Scope[]>> = {
  'write statements': ['statements/write'],
  'read statements': ['statements/read', 'statements/read/mine'],
  'read all statements': ['statements/read'],
  'read activities': ['statements/read', 'statements/read/mine', 'state', 'profile'],
  'read agents': ['statements/read', 'profile'],
  'use state': ['state'],
  'use profiles': ['profile'],
}

/** What the scopes of a credential allow. */
export const allows = (held: readonly Scope[], action: Action): boolean =>
  held.includes('all') || enough[action].some((scope) => held.includes(scope))
