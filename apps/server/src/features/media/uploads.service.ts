import { constants, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadProblems } from '@fairlead/contract/media/media.errors.ts'
import type { UploadKind, UploadResult } from '@fairlead/contract/media/media.schema.ts'
import { UPLOAD_RULES } from '@fairlead/contract/media/media.schema.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { ReceivedFile } from '../../platform/http/receive-form.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { Viewer } from '../identity/public.ts'
import { cleanFileName } from './file-name.ts'
import { presentStored, presentUnfinished } from './media.presenter.ts'
import type { FileRow, MediaRepository } from './media.repository.ts'
import type { MediaService } from './media.service.ts'
import { mayUpload } from './upload.policy.ts'
import type { UploadRow, UploadsRepository } from './uploads.repository.ts'

const MIB = 1024 * 1024

export interface UploadFields {
  name?: string | undefined
  uploadId?: string | undefined
  chunk?: number | undefined
  chunks?: number | undefined
  offset?: number | undefined
  total?: number | undefined
}

export interface UploadDependencies {
  clock: Clock
  incoming: string
  addresses: FileAddresses
  files: MediaRepository
  repository: UploadsRepository
  media: Pick<MediaService, 'store'>
}

/** Files on their way in: whole, or in parts that may be sent again and taken up after any break. */
export const createUploadService = (dependencies: UploadDependencies) => {
  const { clock, incoming, addresses, files, repository, media } = dependencies
  const busy = new Map<string, Promise<unknown>>()

  /** Parts of one upload follow each other, also when a client sends one twice at once. */
  const inTurn = async <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const turn = (busy.get(key) ?? Promise.resolve()).then(act, act)
    busy.set(key, turn)
    try {
      return await turn
    } finally {
      if (busy.get(key) === turn) busy.delete(key)
    }
  }

  const partsPath = (upload: UploadRow) => join(incoming, `upload-${upload.id}`)

  const drop = async (upload: UploadRow) => {
    await repository.remove(upload.id)
    await rm(partsPath(upload), { force: true })
  }

  const append = async (upload: UploadRow, part: ReceivedFile): Promise<UploadRow> => {
    // At its place, not at the end: what a crash left behind the last counted byte is written over.
    await writeAt(partsPath(upload), upload.received, part)
    const counted = await repository.advance(upload, part.size, clock.now())
    return counted
      ? { ...upload, received: upload.received + part.size, nextChunk: upload.nextChunk + 1 }
      : upload
  }

  const complete = async (viewer: Viewer, upload: UploadRow): Promise<FileRow> => {
    const whole = { path: partsPath(upload), size: upload.received, name: upload.name, isCut: false }
    try {
      const file = await media.store(viewer, upload.kind, whole)
      await repository.finish(upload.id, file.id)
      await rm(whole.path, { force: true })
      return file
    } catch (error) {
      // What is wrong with the file does not become better by being sent again; anything else may.
      if (error instanceof Problem) await drop(upload)
      throw error
    }
  }

  const takePart = async (viewer: Viewer, kind: UploadKind, fields: UploadFields, part: ReceivedFile) => {
    const key = { uploader: viewer.enterpriseUserId, uploadId: fields.uploadId ?? '' }
    const name = cleanFileName(fields.name ?? part.name)
    const upload = await repository.findOrBegin(key, kind, name, clock.now())
    if (upload.kind !== kind || upload.name !== name) throw new Problem(uploadProblems.changed, { name })
    const done = upload.fileId === null ? undefined : await files.findById(upload.fileId)
    if (done) return presentStored(addresses, done, upload.received)

    const missing = gapBefore(upload, fields)
    if (missing > 0) throw new Problem(uploadProblems.outOfOrder, { name, received: upload.received })
    const { maxBytes } = UPLOAD_RULES[kind]
    if (part.isCut || upload.received + part.size > maxBytes) {
      await drop(upload)
      throw new Problem(uploadProblems.tooLarge, { name, limit: maxBytes / MIB })
    }
    const now = missing === 0 ? await append(upload, part) : upload
    if (!isWhole(now, fields)) return presentUnfinished(now)
    return presentStored(addresses, await complete(viewer, now), now.received)
  }

  return {
    async take(
      viewer: Viewer,
      kind: UploadKind,
      fields: UploadFields,
      file: ReceivedFile | undefined,
    ): Promise<UploadResult> {
      if (!mayUpload(viewer, kind)) throw new Problem(generalProblems.forbidden)
      if (!file) throw new Problem(uploadProblems.noFile)
      if (fields.uploadId)
        return inTurn(`${viewer.enterpriseUserId}/${fields.uploadId}`, () =>
          takePart(viewer, kind, fields, file),
        )
      const stored = await media.store(viewer, kind, { ...file, name: fields.name ?? file.name })
      return presentStored(addresses, stored, file.size)
    },

    async progress(viewer: Viewer, uploadId: string): Promise<UploadResult> {
      const upload = await repository.find({ uploader: viewer.enterpriseUserId, uploadId })
      if (!upload) return presentUnfinished({ name: '', received: 0 })
      const file = upload.fileId === null ? undefined : await files.findById(upload.fileId)
      return file ? presentStored(addresses, file, upload.received) : presentUnfinished(upload)
    },

    /** Uploads nobody has gone on with, and whatever else a crash left lying about. */
    async forgetUntouched(before: Date): Promise<void> {
      for (const upload of await repository.untouchedSince(before)) await drop(upload)
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

export type UploadService = ReturnType<typeof createUploadService>

/** 0: the part we wait for. Below: we have it already. Above: something before it is missing. */
const gapBefore = (upload: UploadRow, { chunk, chunks, offset }: UploadFields): number => {
  if (offset !== undefined) return offset - upload.received
  return chunks === undefined ? -upload.received : (chunk ?? 0) - upload.nextChunk
}

const isWhole = (upload: UploadRow, { chunks, total }: UploadFields): boolean =>
  total !== undefined ? upload.received >= total : upload.nextChunk >= (chunks ?? 1)

const writeAt = async (path: string, position: number, part: ReceivedFile): Promise<void> => {
  const source = await open(part.path)
  const target = await open(path, constants.O_RDWR | constants.O_CREAT)
  try {
    for await (const bytes of source.createReadStream({ autoClose: false })) {
      await target.write(bytes, 0, bytes.length, position)
      position += bytes.length
    }
    await target.datasync()
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}
