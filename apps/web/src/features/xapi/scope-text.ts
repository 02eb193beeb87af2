import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'

/** How each scope is called. */
export const scopeText = {
  'statements/write': 'scope.write',
  'statements/read/mine': 'scope.readMine',
  'statements/read': 'scope.read',
  state: 'scope.state',
  profile: 'scope.profile',
  all: 'scope.all',
} as const satisfies Record<Scope, string>

export const scopes = Object.keys(scopeText) as Scope[]
