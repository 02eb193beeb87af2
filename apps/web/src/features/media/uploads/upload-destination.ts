import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import {
  postDocument,
  postEditorPicture,
  postLessonVideo,
  postPictureOrVideo,
} from '@fairlead/contract/media/media.endpoints.ts'
import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { apiAddress } from '../../../platform/api/send-call.ts'
import { currentSession } from '../../../platform/session/session.ts'

interface Destination {
  url: string
  fields: Readonly<Record<string, string>>
}

const TYPE_OF: Partial<Record<UploadKind, string>> = {
  picture: 'image',
  video: 'video',
  avatar: 'avatar',
  photo: 'photo',
}

const endpointFor = (kind: UploadKind): Endpoint => {
  if (kind === 'file') return postDocument
  if (kind === 'editorPicture') return postEditorPicture
  return kind === 'lessonVideo' ? postLessonVideo : postPictureOrVideo
}

/** Where files of a kind are sent, and what the address wants to know besides. */
export const destinationOf = (kind: UploadKind): Destination => {
  const type = TYPE_OF[kind]
  const query = kind === 'editorPicture' ? `?userId=${currentSession()?.userInfo.userId ?? ''}` : ''
  return { url: apiAddress(endpointFor(kind).path) + query, fields: type ? { type } : {} }
}
