import {
  postDocument,
  postEditorPicture,
  postLessonVideo,
  postPictureOrVideo,
  readUploadProgress,
  renewFileUrl,
} from '@fairlead/contract/media/media.endpoints.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { route } from '../identity/public.ts'
import type { MediaService } from './media.service.ts'
import type { UploadService } from './uploads.service.ts'

const KIND_OF_TYPE = { image: 'picture', video: 'video', avatar: 'avatar', photo: 'photo' } as const

export const mediaRoutes = (uploads: UploadService, media: MediaService) => [
  route(postPictureOrVideo, ({ viewer, input, file }) =>
    uploads.take(viewer, KIND_OF_TYPE[input.type], input, file),
  ),
  route(postDocument, ({ viewer, input, file }) => uploads.take(viewer, 'file', input, file)),
  route(postEditorPicture, async ({ viewer, input, file }) => {
    if (input.userId !== viewer.userId) throw new Problem(generalProblems.forbidden)
    return uploads.take(viewer, 'editorPicture', input, file)
  }),
  route(postLessonVideo, ({ viewer, input, file }) => uploads.take(viewer, 'lessonVideo', input, file)),
  route(readUploadProgress, ({ viewer, input }) => uploads.progress(viewer, input.uploadId)),
  route(renewFileUrl, async ({ viewer, input }) => ({ fileUrl: await media.renew(viewer, input.fileUrl) })),
]
