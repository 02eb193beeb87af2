import { authorizeUpload, noticeUpload, uploadDirectly } from '@fairlead/contract/media/media.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { DirectUploadService } from './direct-uploads.service.ts'

export const directUploadRoutes = (direct: DirectUploadService) => [
  route(authorizeUpload, async ({ viewer, input, context }) =>
    direct.authorize(viewer, input.type, context.lang, {
      origin: context.origin,
      directPath: uploadDirectly.path,
      noticePath: noticeUpload.path,
    }),
  ),
  route(uploadDirectly, ({ input, file }) => direct.receive(input, file), direct.admit),
  route(noticeUpload, ({ input }) => direct.notice(input)),
]
