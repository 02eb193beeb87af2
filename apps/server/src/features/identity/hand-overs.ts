import type { HeldIdentity } from '@fairlead/contract/identity/profile.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Viewer } from './viewer.ts'

/** Something a person owns or leads, which must not be left without anybody. */
export type Held = Omit<HeldIdentity, 'kind' | 'elsewhere'> & { enterpriseId: number }

/** What a feature below knows of it. */
export interface HandOverSource {
  /** Of all identities of the person, wherever they are. */
  list(enterpriseUserIds: readonly number[], language: Language): Promise<Held[]>
  /** Checks for itself that the viewer may, and that the other one can. */
  handOver(viewer: Viewer, id: number, toEnterpriseUserId: number): Promise<void>
}

/** `register('community', source)`, once for each kind of thing that has an owner, a leader or a master. */
export const createHandOvers = () => {
  const sources = new Map<string, HandOverSource>()
  return {
    register(kind: string, source: HandOverSource): void {
      sources.set(kind, source)
    },
    sourceOf: (kind: string): HandOverSource | undefined => sources.get(kind),
    async list(
      enterpriseUserIds: readonly number[],
      language: Language,
    ): Promise<(Held & { kind: string })[]> {
      const each = await Promise.all(
        [...sources].map(async ([kind, source]) =>
          (await source.list(enterpriseUserIds, language)).map((held) => ({ ...held, kind })),
        ),
      )
      return each.flat()
    },
  }
}

export type HandOvers = ReturnType<typeof createHandOvers>
