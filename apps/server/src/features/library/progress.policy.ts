import type { AuthoredSection } from '@fairlead/contract/library/authored.schema.ts'

type Section = Pick<AuthoredSection, 'key' | 'kind' | 'minutes'>

/** A lesson can be finished alone: taking part in its discussion is welcome, never asked for. */
const counts = ({ kind }: Section): boolean => kind !== 'discussion'

/** Weighed by minutes, so that a long section moves the line further; 100 only when all of it is done. */
export const percentOf = (sections: readonly Section[], done: ReadonlySet<string>): number => {
  const counted = sections.filter(counts)
  if (counted.length === 0) return 0
  if (counted.every(({ key }) => done.has(key))) return 100
  const total = counted.reduce((sum, { minutes }) => sum + minutes, 0)
  const behind = counted.reduce((sum, { key, minutes }) => sum + (done.has(key) ? minutes : 0), 0)
  return Math.min(99, Math.round((100 * behind) / total))
}
