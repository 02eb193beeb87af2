import type { OutlineSection } from '@fairlead/contract/library/library.schema.ts'

export interface NextStep {
  /** The section that comes next and is not done yet; none when only the next lesson is left. */
  section: OutlineSection | undefined
  /** Whether the current section still waits to be done. */
  canFinish: boolean
}

/** What comes after the current section: what is open below it, then what was left out above. */
export const nextStep = (
  outline: readonly OutlineSection[],
  done: ReadonlySet<string>,
  current: string,
): NextStep => {
  const at = outline.findIndex(({ key }) => key === current)
  const open = (section: OutlineSection) => !done.has(section.key) && section.key !== current
  const section = outline.slice(at + 1).find(open) ?? outline.slice(0, Math.max(at, 0)).find(open)
  return { section, canFinish: at >= 0 && !done.has(current) }
}

export const minutesLeft = (outline: readonly OutlineSection[], done: ReadonlySet<string>): number =>
  outline
    .filter(({ key, kind }) => kind !== 'discussion' && !done.has(key))
    .reduce((sum, { minutes }) => sum + minutes, 0)
