/** Numbers and texts of the uploader's contract; others rely on them to the letter. */
export const UPLOADER_STATE = { STOPPED: 1, STARTED: 2 } as const
export type UploaderState = (typeof UPLOADER_STATE)[keyof typeof UPLOADER_STATE]

export const FILE_STATUS = { QUEUED: 1, UPLOADING: 2, FAILED: 4, DONE: 5 } as const
export type FileStatus = (typeof FILE_STATUS)[keyof typeof FILE_STATUS]

export const UPLOAD_ERROR = {
  GENERIC: -100,
  HTTP: -200,
  IO: -300,
  SECURITY: -400,
  INIT: -500,
  FILE_SIZE: -600,
  FILE_EXTENSION: -601,
  FILE_DUPLICATE: -602,
  IMAGE_FORMAT: -700,
  MEMORY: -701,
  IMAGE_DIMENSIONS: -702,
} as const
export type UploadErrorCode = (typeof UPLOAD_ERROR)[keyof typeof UPLOAD_ERROR]

export const UPLOAD_ERROR_TEXT: Readonly<Record<UploadErrorCode, string>> = {
  [UPLOAD_ERROR.GENERIC]: 'Generic error.',
  [UPLOAD_ERROR.HTTP]: 'HTTP Error.',
  [UPLOAD_ERROR.IO]: 'IO error.',
  [UPLOAD_ERROR.SECURITY]: 'Security error.',
  [UPLOAD_ERROR.INIT]: 'Init error.',
  [UPLOAD_ERROR.FILE_SIZE]: 'File size error.',
  [UPLOAD_ERROR.FILE_EXTENSION]: 'File extension error.',
  [UPLOAD_ERROR.FILE_DUPLICATE]: 'Duplicate file error.',
  [UPLOAD_ERROR.IMAGE_FORMAT]: 'Image format either wrong or not supported.',
  [UPLOAD_ERROR.MEMORY]: 'Runtime ran out of available memory.',
  [UPLOAD_ERROR.IMAGE_DIMENSIONS]: 'Resolution out of boundaries.',
}

export const RETRY_DELAY_MS = 1000
/** No picture is drawn larger than this, on either side. */
export const RESIZE_MAX_SIDE = 8192
