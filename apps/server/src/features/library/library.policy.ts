export interface AudienceScope {
  kind: 'everyone' | 'enterprise' | 'department' | 'class'
  id: number
  /** Where the scope lies; 0 for everyone. */
  enterpriseId: number
}

/** The enterprises a resource is kept for; null when it is for all of them. */
export const keptFor = (audience: readonly AudienceScope[]): number[] | null =>
  audience.some(({ kind }) => kind === 'everyone')
    ? null
    : [...new Set(audience.map(({ enterpriseId }) => enterpriseId))]

/** Within those, the groups a reader must be in one of; none when nobody asks for that. */
export const groupsIn = (audience: readonly AudienceScope[]) =>
  audience.every(({ kind }) => kind === 'everyone' || kind === 'enterprise')
    ? []
    : audience.flatMap(({ kind, id }) => (kind === 'everyone' ? [] : [{ kind, id }]))
