import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { uploadProblems } from '@fairlead/contract/media/media.errors.ts'
import { fileStored } from '@fairlead/contract/media/media.events.ts'
import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Viewer } from '../identity/public.ts'
import { makeSafe, type SafeFile, type UncheckedFile } from './content/make-safe.ts'
import { cleanFileName } from './file-name.ts'
import type { FileOwner, FileRow, MediaRepository } from './media.repository.ts'
import type { OwnerRegistry } from './owner-registry.ts'

const MIB = 1024 * 1024

/** As much of a viewer as a file needs to know whose it is. */
export type FileUploader = Pick<Viewer, 'enterpriseUserId'> & { enterprise: { id: number } }

export interface Quotas {
  personBytes: number
  enterpriseBytes: number
}

export interface MediaDependencies {
  database: Database
  clock: Clock
  events: Pick<Events, 'emit'>
  storage: Storage
  addresses: FileAddresses
  repository: MediaRepository
  owners: OwnerRegistry
  quotas: Quotas
}

/** Turns what arrives into stored, safe files, and says who may have their addresses. */
export const createMediaService = (dependencies: MediaDependencies) => {
  const { database, clock, events, storage, addresses, repository, owners, quotas } = dependencies

  const forget = (file: FileRow) =>
    database.transaction(async () => {
      if (!(await repository.removeUnowned(file.id))) return false
      await repository.giveBack('person', file.uploader, file.size)
      await repository.giveBack('enterprise', file.enterpriseId, file.size)
      return true
    })

  /** The row comes first: whatever is cut off after it is found and cleared away as an orphan. */
  const register = (viewer: FileUploader, kind: UploadKind, name: string, safe: SafeFile, origin?: string) =>
    database.transaction(async () => {
      const at = clock.now()
      const { enterpriseUserId: uploader } = viewer
      const enterpriseId = viewer.enterprise.id
      if (!(await repository.use('person', uploader, safe.size, quotas.personBytes)))
        throw new Problem(uploadProblems.personQuota, { name, limit: Math.floor(quotas.personBytes / MIB) })
      if (!(await repository.use('enterprise', enterpriseId, safe.size, quotas.enterpriseBytes)))
        throw new Problem(uploadProblems.enterpriseQuota, { name })
      const key = newKey(kind, safe.extension, at)
      return repository.insert({
        key,
        kind,
        uploader,
        enterpriseId,
        name,
        size: safe.size,
        createdAt: at,
        origin,
      })
    })

  const keep = async (
    viewer: FileUploader,
    kind: UploadKind,
    name: string,
    safe: SafeFile,
    origin?: string,
  ) => {
    const row = await register(viewer, kind, name, safe, origin)
    try {
      await storage.put(row.key, safe)
    } catch (error) {
      await forget(row)
      throw error
    }
    await database.transaction(async () => events.emit(fileStored, { fileId: row.id, kind }))
    return row
  }

  return {
    /** Checks, cleans and stores a file that has arrived whole. */
    async store(
      viewer: FileUploader,
      kind: UploadKind,
      file: UncheckedFile,
      origin?: string,
    ): Promise<FileRow> {
      const name = cleanFileName(file.name)
      const safe = await makeSafe(kind, { ...file, name }, storage.incoming)
      try {
        return await keep(viewer, kind, name, safe, origin)
      } finally {
        if (safe.path !== file.path) await rm(safe.path, { force: true })
      }
    },

    /**
     * Gives files that this viewer uploaded to what they were uploaded for; call it in the transaction that saves that.
     * Answers the lasting addresses to keep, in the given order.
     */
    async attach(viewer: Viewer, owner: FileOwner, fileUrls: readonly string[]): Promise<string[]> {
      if (fileUrls.length === 0) return []
      const keys = fileUrls.map((url) => addresses.keyOf(url) ?? '')
      const attached = new Set(await repository.attach(owner, viewer.enterpriseUserId, keys))
      if (keys.some((key) => !attached.has(key))) throw new Problem(uploadProblems.notYours)
      return keys.map(addresses.lasting)
    },

    /** Its owner is gone: the files follow within a day. */
    release: (owner: FileOwner): Promise<void> => repository.release(owner, clock.now()),

    /** For presenters: the address to show to somebody who may see the owner. */
    permit: (fileUrl: string): string => addresses.permit(fileUrl),

    /** A fresh address, when the one on the screen has run out. */
    async renew(viewer: Viewer, fileUrl: string): Promise<string> {
      const key = addresses.keyOf(fileUrl)
      const file = key === undefined ? undefined : await repository.findByKey(key)
      if (!file || !(await isOpenTo(viewer, file))) throw new Problem(uploadProblems.notYours)
      return addresses.permit(addresses.lasting(file.key))
    },

    /** Removes files that nothing needs any more; answers how many. */
    async collectOrphans(before: Date, limit: number): Promise<number> {
      const orphans = await repository.unownedBefore(before, limit)
      for (const file of orphans) {
        if (!(await forget(file))) continue
        await storage.remove(file.key)
        for (const version of file.versions) await storage.remove(`${file.key}.${version}`)
      }
      return orphans.length
    },

    registerOwner: owners.registerOwner,
  }

  async function isOpenTo(viewer: Viewer, file: FileRow): Promise<boolean> {
    if (file.ownerKind === null || file.ownerId === null) return file.uploader === viewer.enterpriseUserId
    return owners.maySee(viewer, { kind: file.ownerKind, id: file.ownerId })
  }
}

export type MediaService = ReturnType<typeof createMediaService>

/** Nothing in a key comes from a person. Avatars are for everybody; all else needs permission. */
const newKey = (kind: UploadKind, extension: string, at: Date): string => {
  const [year, month] = at.toISOString().split('-')
  const folder = kind === 'avatar' ? 'shared/avatar' : `${kind}/${year}/${month}`
  return `${folder}/${randomBytes(18).toString('base64url')}.${extension}`
}
