import type { Language } from '@fairlead/contract/primitives/language.ts'

/** What moderation has to know of something that was said. */
export interface Moderated {
  enterpriseId: number
  author: number
  isAnonymous: boolean
  /** A made-up name for the anonymous. */
  shownAs: string
  excerpt: string
}

/** How things of one kind are looked at and taken out of sight; the feature that owns them says so. */
export interface ModeratedKind {
  find: (ids: number[], language: Language) => Promise<Map<number, Moderated>>
  hide: (id: number) => Promise<void>
  remove: (id: number) => Promise<void>
  /** Undoes hiding and removing. */
  restore: (id: number) => Promise<void>
}

export const createModeratedKinds = () => {
  const kinds = new Map<string, ModeratedKind>()
  return {
    register: (kind: string, how: ModeratedKind): void => void kinds.set(kind, how),
    of: (kind: string): ModeratedKind | undefined => kinds.get(kind),
  }
}

export type ModeratedKinds = ReturnType<typeof createModeratedKinds>
