import type { UploadFile } from './upload-file.ts'
import { UPLOAD_ERROR, type UploadErrorCode } from './uploader-codes.ts'
import { parseSize, type UploaderFilters } from './uploader-settings.ts'

/** Why a file does not enter the queue; undefined when it does. */
export const refusalOf = (
  file: UploadFile,
  queue: readonly UploadFile[],
  filters: UploaderFilters,
): UploadErrorCode | undefined => {
  if (!hasAllowedExtension(file.name, filters)) return UPLOAD_ERROR.FILE_EXTENSION
  const max = parseSize(filters.max_file_size)
  if (max > 0 && file.size > max) return UPLOAD_ERROR.FILE_SIZE
  if (
    filters.prevent_duplicates &&
    queue.some(({ name, origSize }) => name === file.name && origSize === file.origSize)
  )
    return UPLOAD_ERROR.FILE_DUPLICATE
  if (filters.prevent_empty && file.size === 0) return UPLOAD_ERROR.FILE_SIZE
  return undefined
}

export const extensionsOf = ({ mime_types }: UploaderFilters): string[] =>
  mime_types
    .flatMap(({ extensions }) => extensions.split(','))
    .map((extension) => extension.trim().toLowerCase())
    .filter((extension) => extension !== '')

const hasAllowedExtension = (name: string, filters: UploaderFilters): boolean => {
  const allowed = extensionsOf(filters)
  if (allowed.length === 0 || allowed.includes('*')) return true
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && allowed.includes(extension)
}
