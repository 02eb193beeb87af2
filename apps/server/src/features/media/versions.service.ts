import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../platform/storage/storage.ts'
import { makeVersions } from './content/pictures.ts'
import type { MediaRepository } from './media.repository.ts'

/** Smaller copies of pictures; making them again writes the same ones. */
export const createVersionService = (storage: Storage, repository: MediaRepository) => ({
  async make(fileId: number): Promise<void> {
    const file = await repository.findById(fileId)
    const stored = file && (await storage.open(file.key))
    if (!stored) return
    const versions = await makeVersions(await buffer(stored.read()))
    for (const [ending, content] of versions) await storage.put(`${file.key}.${ending}`, content)
    await repository.addVersions(fileId, [...versions.keys()])
  },
})

export type VersionService = ReturnType<typeof createVersionService>
