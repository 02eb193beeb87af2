import { UPLOAD_RULES, type UploadKind } from '@fairlead/contract/media/media.schema.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'

/** What the content may really be, by the ending of the name. */
const CONTENT_OF: Record<string, readonly string[]> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  gif: ['gif'],
  bmp: ['bmp'],
  ico: ['ico'],
  mp4: ['mp4', 'm4v'],
  pdf: ['pdf'],
  doc: ['doc'],
  xls: ['xls'],
  ppt: ['ppt'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
}

export interface ArrivedFile {
  extension: string
  size: number
  /** More came than is allowed. */
  isCut: boolean
  /** What the bytes say it is; undefined when they say nothing. */
  content: string | undefined
}

export type UploadVerdict = 'ok' | 'empty' | 'tooLarge' | 'wrongExtension' | 'contentMismatch'

export const uploadVerdict = (kind: UploadKind, file: ArrivedFile): UploadVerdict => {
  const { extensions, maxBytes } = UPLOAD_RULES[kind]
  if (!extensions.includes(file.extension)) return 'wrongExtension'
  if (file.isCut || file.size > maxBytes) return 'tooLarge'
  if (file.size === 0) return 'empty'
  return CONTENT_OF[file.extension]?.includes(file.content ?? '') ? 'ok' : 'contentMismatch'
}

const AUTHORS: readonly Role[] = ['author', 'enterprise_admin', 'platform_admin']

/** Everyone adds to posts; the videos of lessons come from those who write lessons. */
export const mayUpload = (viewer: { roles: readonly { role: Role }[] }, kind: UploadKind): boolean =>
  kind !== 'lessonVideo' || viewer.roles.some(({ role }) => AUTHORS.includes(role))
