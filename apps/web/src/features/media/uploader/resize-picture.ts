import { RESIZE_MAX_SIDE, UPLOAD_ERROR, type UploadErrorCode } from './uploader-codes.ts'
import type { UploaderResize } from './uploader-settings.ts'

const RESIZED_TYPES: readonly string[] = ['image/jpeg', 'image/png']

export class PictureFailure extends Error {
  readonly code: UploadErrorCode

  constructor(code: UploadErrorCode) {
    super(`picture ${code}`)
    this.code = code
  }
}

/** The size a picture is drawn at: within both limits, never enlarged, its proportions kept. */
export const fittedSize = (
  width: number,
  height: number,
  limit: { width: number; height: number },
): { width: number; height: number } => {
  const scale = Math.min(
    1,
    Math.min(limit.width, RESIZE_MAX_SIDE) / width,
    Math.min(limit.height, RESIZE_MAX_SIDE) / height,
  )
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** A JPEG or PNG drawn smaller where it is too large; everything else, and what fits, as it is. */
export const resizePicture = async (file: File, resize: UploaderResize): Promise<Blob> => {
  if (!resize.enabled || !RESIZED_TYPES.includes(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureFailure(UPLOAD_ERROR.IMAGE_FORMAT)
  })
  try {
    const { width, height } = picture
    const fitted = fittedSize(width, height, resize)
    if (fitted.width === width && fitted.height === height) return file
    if (width > 4 * RESIZE_MAX_SIDE || height > 4 * RESIZE_MAX_SIDE)
      throw new PictureFailure(UPLOAD_ERROR.IMAGE_DIMENSIONS)
    return await drawn(picture, fitted, file.type, resize.quality)
  } finally {
    picture.close()
  }
}

const drawn = async (
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
  quality: number,
): Promise<Blob> => {
  try {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0, width, height)
    return await canvas.convertToBlob({ type, quality: quality / 100 })
  } catch {
    throw new PictureFailure(UPLOAD_ERROR.MEMORY)
  }
}
