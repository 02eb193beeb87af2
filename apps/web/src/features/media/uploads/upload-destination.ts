import { createIndex } from '@fairlead/contract/headers.ts'
import {
  postDocument,
  postEditorPicture,
  postLessonVideo,
  postPictureOrVideo,
} from '@fairlead/contract/media/media.endpoints.ts'
import { UPLOAD_CHUNK_BYTES, type UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { apiAddress, callHeaders } from '../../../platform/api/send-call.ts'
import { currentSession } from '../../../platform/session/session.ts'
import type { UploadFile } from '../uploader/upload-file.ts'
import type { UploaderSettings } from '../uploader/uploader-settings.ts'
import { authorizationFor, directFields } from './direct-authorization.ts'

type Destination = Pick<UploaderSettings, 'url' | 'headers' | 'multipart_params' | 'chunk_size'>

/** Where a file of a kind is sent, and what goes along. Avatars and photos go straight to the store, in one piece. */
export const destinationOf = async (
  kind: UploadKind,
  file: UploadFile,
  uploadId: string,
): Promise<Destination> => {
  if (kind === 'avatar' || kind === 'photo') {
    const authorization = await authorizationFor(kind)
    return {
      url: authorization.host,
      headers: {},
      multipart_params: directFields(authorization, file.id, file.name),
      chunk_size: 0,
    }
  }
  const { token = '', userInfo } = currentSession() ?? {}
  const { path, fields } = endpointFor(kind, userInfo?.userId ?? 0)
  return {
    url: apiAddress(path),
    headers: { ...callHeaders({ token, index: createIndex() }) },
    multipart_params: { ...fields, uploadId },
    chunk_size: UPLOAD_CHUNK_BYTES,
  }
}

const endpointFor = (kind: UploadKind, userId: number): { path: string; fields: Record<string, string> } => {
  if (kind === 'file') return { path: postDocument.path, fields: {} }
  if (kind === 'lessonVideo') return { path: postLessonVideo.path, fields: {} }
  if (kind === 'editorPicture') return { path: `${postEditorPicture.path}?userId=${userId}`, fields: {} }
  return { path: postPictureOrVideo.path, fields: { type: kind === 'video' ? 'video' : 'image' } }
}
