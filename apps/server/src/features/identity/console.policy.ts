import { type ConsoleAbility, consoleAbilities } from '@fairlead/contract/primitives/console-abilities.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'
import type { Viewer } from './viewer.ts'

type Holder = Pick<Viewer, 'roles' | 'enterprise'>

/** Which roles open a section. Administrators of the platform open every one. */
const openedBy: Readonly<Record<ConsoleAbility, readonly Role[]>> = {
  people: ['enterprise_admin'],
  classes: ['enterprise_admin'],
  enterprise: ['enterprise_admin'],
  cards: ['enterprise_admin'],
  memberships: [],
  authoring: ['author', 'enterprise_admin'],
  communities: ['enterprise_admin'],
  moderation: ['moderator', 'enterprise_admin'],
  records: ['enterprise_admin'],
  forwarding: [],
  connections: [],
  audit: ['enterprise_admin'],
}

export const isPlatformAdministrator = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.some(({ role }) => role === 'platform_admin')

/** An administrator's role counts in its own enterprise only, whichever of their identities they use. */
export const canUseConsole = (viewer: Holder, ability: ConsoleAbility): boolean =>
  isPlatformAdministrator(viewer) ||
  viewer.roles.some(
    ({ role, scopeKind, scopeId }) =>
      openedBy[ability].includes(role) &&
      (role !== 'enterprise_admin' || (scopeKind === 'enterprise' && scopeId === viewer.enterprise.id)),
  )

export const consoleAbilitiesOf = (viewer: Holder): ConsoleAbility[] =>
  consoleAbilities.filter((ability) => canUseConsole(viewer, ability))
