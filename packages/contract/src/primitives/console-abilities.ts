// Without zod: the browser asks which of these the server sent.
/** What a person may open in the console. Who may do what inside is decided by each section's own rules. */
export const consoleAbilities = [
  'people',
  'classes',
  'enterprise',
  'cards',
  'memberships',
  'authoring',
  'communities',
  'moderation',
  'records',
  'forwarding',
  'connections',
  'audit',
] as const
export type ConsoleAbility = (typeof consoleAbilities)[number]
