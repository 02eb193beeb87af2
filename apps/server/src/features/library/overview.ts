import type { ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Viewer } from '../identity/public.ts'
import type { AccessService } from '../membership/public.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { accessFacts } from './reading.service.ts'

/** Title and summary of what is published, for whoever may know of it: what a card elsewhere tells. */
export const createOverview =
  (catalogue: CatalogueMemory, access: Pick<AccessService, 'verdictsFor'>) =>
  async (
    viewer: Viewer,
    kind: ResourceKind,
    code: string,
  ): Promise<{ title: LocalizedText; summary: LocalizedText } | undefined> => {
    const row = (await catalogue.read()).find(kind, code)
    if (!row || row.isArchived) return undefined
    const [verdict] = await access.verdictsFor(viewer, [accessFacts(row)])
    return verdict === undefined || verdict === 'unknown' ? undefined : row
  }

export type LibraryOverview = ReturnType<typeof createOverview>
