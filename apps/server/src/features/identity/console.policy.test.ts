import { consoleAbilities } from '@fairlead/contract/primitives/console-abilities.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'
import { expect, test } from 'vitest'
import { consoleAbilitiesOf } from './console.policy.ts'
import type { Viewer } from './viewer.ts'

const holder = (role: Role, scopeKind = 'enterprise', scopeId = 2) => ({
  enterprise: { id: 2 } as Viewer['enterprise'],
  roles: [{ role, scopeKind, scopeId }],
})
const own = [
  'people',
  'classes',
  'enterprise',
  'cards',
  'authoring',
  'communities',
  'moderation',
  'records',
  'audit',
]

test.each([
  ['platform_admin', 'enterprise', 1, consoleAbilities],
  ['enterprise_admin', 'enterprise', 2, own],
  ['enterprise_admin', 'enterprise', 3, []],
  ['enterprise_admin', 'community', 2, []],
  ['author', 'enterprise', 2, ['authoring']],
  ['author', 'topic', 9, ['authoring']],
  ['moderator', 'community', 9, ['moderation']],
  ['teaching_assistant', 'camp', 1, []],
  ['community_leader', 'community', 1, []],
  ['group_leader', 'group', 1, []],
  ['camp_master', 'camp', 1, []],
  ['panel_moderator', 'panel', 1, []],
] as const)('%s of %s %i opens %j', (role, scopeKind, scopeId, abilities) => {
  expect(consoleAbilitiesOf(holder(role, scopeKind, scopeId))).toEqual(abilities)
})

test('nobody without a role opens anything', () => {
  expect(consoleAbilitiesOf({ enterprise: { id: 2 } as Viewer['enterprise'], roles: [] })).toEqual([])
})
