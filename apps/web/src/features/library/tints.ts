import type { Ability } from '@fairlead/contract/library/library.schema.ts'
import type { Tint } from '../../ui/cover/composition.ts'

const tints: Record<Ability, Tint> = {
  role: 'dusk',
  people: 'sea',
  results: 'forest',
  together: 'plum',
  influence: 'clay',
}

/** Each ability has its colour, so that a shelf shows at a glance what stands where. */
export const tintOf = (ability: Ability): Tint => tints[ability]
