import { UPLOAD_RULES } from '@fairlead/contract/media/media.schema.ts'
import type { Attachment } from '@fairlead/contract/posts/speaking.schema.ts'

export interface Attached {
  pictures: readonly Attachment[]
  files: readonly Attachment[]
  video: string
}

export type AttachmentVerdict = 'ok' | 'too-many-pictures' | 'too-many-files' | 'pictures-or-video'

export const attachmentVerdict = ({ pictures, files, video }: Attached): AttachmentVerdict => {
  if (pictures.length > UPLOAD_RULES.picture.maxFiles) return 'too-many-pictures'
  if (files.length > UPLOAD_RULES.file.maxFiles) return 'too-many-files'
  return pictures.length > 0 && video !== '' ? 'pictures-or-video' : 'ok'
}
