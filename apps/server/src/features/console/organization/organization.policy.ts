import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'

interface Part {
  id: number
  name: LocalizedText
}

const sameWord = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()

/** The one that has this name already, in either language. */
export const takenBy = <P extends Part>(
  parts: readonly P[],
  name: LocalizedText,
  except: number | undefined,
): P | undefined =>
  parts.find(
    (part) => part.id !== except && (sameWord(part.name.en, name.en) || sameWord(part.name.zh, name.zh)),
  )

/** Whether a department would end up below itself. */
export const isBelow = (
  departments: readonly { id: number; parentId: number | null }[],
  place: number | null,
  department: number,
): boolean => {
  const parentOf = new Map(departments.map(({ id, parentId }) => [id, parentId]))
  const seen = new Set<number>()
  for (let at = place; at !== null && !seen.has(at); at = parentOf.get(at) ?? null) {
    if (at === department) return true
    seen.add(at)
  }
  return false
}
