import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import type { Preview, ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { canPreview, keptFor } from './library.policy.ts'
import type { ReadingService } from './reading.service.ts'
import type { ResourcesRepository } from './resources.repository.ts'

export interface PreviewDependencies {
  catalogue: CatalogueMemory
  reading: ReadingService
  resources: ResourcesRepository
}

/** What authors look at before readers do. */
export const createPreviewService = ({ catalogue, reading, resources }: PreviewDependencies) => ({
  async preview(
    viewer: Viewer,
    language: Language,
    { kind, code, versionId }: { kind: ResourceKind; code: string; versionId?: number | undefined },
  ): Promise<Preview> {
    if (!canPreview(viewer, null)) throw new Problem(generalProblems.forbidden)
    const row = await resources.anyVersion(kind, code, versionId)
    if (!row || !canPreview(viewer, keptFor(row.audience)))
      throw new Problem(versionId ? libraryProblems.versionNotFound : libraryProblems.notFound)
    // Drafts change under their number, so that they are never taken from memory.
    const [version] = await resources.versions([row.versionId])
    if (!version) throw new Problem(libraryProblems.versionNotFound)
    const shown = await reading.show(await catalogue.read(), row, version, language)
    return { kind, versionNumber: version.number, state: version.state, ...shown }
  },
})

export type PreviewService = ReturnType<typeof createPreviewService>
