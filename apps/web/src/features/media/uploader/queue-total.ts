import type { UploadFile } from './upload-file.ts'
import { FILE_STATUS } from './uploader-codes.ts'

/** How far the whole queue is. */
export interface QueueTotal {
  size: number
  loaded: number
  uploaded: number
  failed: number
  queued: number
  percent: number
  bytesPerSec: number
}

export const percentOf = (loaded: number, size: number): number =>
  size > 0 ? Math.min(100, Math.ceil((loaded / size) * 100)) : 100

const countOf = (files: readonly UploadFile[], status: UploadFile['status']): number =>
  files.filter((file) => file.status === status).length

/** `startedAt` is when the run began: what was done before it says nothing about its speed. */
export const totalOf = (files: readonly UploadFile[], startedAt: number, now: number): QueueTotal => {
  const size = files.reduce((sum, file) => sum + file.origSize, 0)
  const inOriginalBytes = (file: UploadFile) =>
    file.size > 0 ? (file.loaded * file.origSize) / file.size : 0
  const loaded = files.reduce((sum, file) => sum + inOriginalBytes(file), 0)
  const earlier = files
    .filter((file) => file.completeTimestamp > 0 && file.completeTimestamp <= startedAt)
    .reduce((sum, file) => sum + inOriginalBytes(file), 0)
  const uploaded = countOf(files, FILE_STATUS.DONE)
  const failed = countOf(files, FILE_STATUS.FAILED)
  return {
    size,
    loaded,
    uploaded,
    failed,
    queued: files.length - uploaded - failed,
    percent: size > 0 ? percentOf(loaded, size) : 0,
    bytesPerSec: startedAt > 0 ? Math.ceil((loaded - earlier) / ((now - startedAt || 1) / 1000)) : 0,
  }
}
