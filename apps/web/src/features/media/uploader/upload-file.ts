import { FILE_STATUS, type FileStatus } from './uploader-codes.ts'

/** One file of the queue, with the fields of the contract. */
export interface UploadFile {
  readonly id: string
  name: string
  readonly type: string
  readonly relativePath: string
  /** What will be sent: smaller than `origSize` once a picture was resized. */
  size: number
  readonly origSize: number
  loaded: number
  percent: number
  status: FileStatus
  readonly lastModifiedDate: Date
  completeTimestamp: number
  readonly native: File
}

export const createUploadFile = (native: File, name = native.name): UploadFile => ({
  id: `o_${crypto.randomUUID().replaceAll('-', '')}`,
  name,
  type: native.type,
  relativePath: native.webkitRelativePath ?? '',
  size: native.size,
  origSize: native.size,
  loaded: 0,
  percent: 0,
  status: FILE_STATUS.QUEUED,
  lastModifiedDate: new Date(native.lastModified),
  completeTimestamp: 0,
  native,
})
