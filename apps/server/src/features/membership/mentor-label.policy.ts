import type { Role, Tier } from '@fairlead/contract/primitives/standing.ts'

/** The word next to a name: 1 mentor, 3 teaching assistant, 0 none. A mentor who also assists is called a mentor. */
export const mentorLabel = (tier: Tier, roles: readonly { role: Role }[]): 0 | 1 | 3 => {
  if (tier === 'mentor') return 1
  return roles.some(({ role }) => role === 'teaching_assistant') ? 3 : 0
}
