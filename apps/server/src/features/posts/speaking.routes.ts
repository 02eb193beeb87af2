import {
  commentOnDynamic,
  commentOnLessonVideo,
  commentOnPost,
  commentOnTheme,
  commentOnTopicVideo,
  replyOnSeminar,
  replyOnTool,
  replyOnUserSeminar,
  replyToComment,
} from '@fairlead/contract/posts/comments.endpoints.ts'
import { deletePost, publishPost, readAnonymousName } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { route } from '../identity/public.ts'
import type { CommentingService } from './commenting.service.ts'
import type { PublishingService } from './publishing.service.ts'

/** Everything that is said goes through one of two doors: a post into a place, or an answer to what was said. */
export const speakingRoutes = (commenting: CommentingService, publishing: PublishingService) => [
  route(publishPost, ({ viewer, input, context }) => commenting.publish(viewer, context.lang, input)),
  route(deletePost, ({ viewer, input }) => publishing.remove(viewer, input.ugcId)),
  route(readAnonymousName, ({ viewer, input, context }) =>
    publishing.nameOf(viewer, context.lang, input.ugcId),
  ),
  route(commentOnDynamic, ({ viewer, input, context }) =>
    commenting.answer(viewer, context.lang, input.toDynamicId, input.content, input.toUserList),
  ),
  route(commentOnPost, ({ viewer, input, context }) =>
    commenting.answer(viewer, context.lang, input.toUgcId, input.content, input.toUserList),
  ),
  route(replyToComment, ({ viewer, input, context }) =>
    commenting.answer(viewer, context.lang, input.commentId, input.comment, input.toUserList),
  ),
  route(commentOnTheme, ({ viewer, input, context }) => commenting.inTheme(viewer, context.lang, input)),
  route(commentOnLessonVideo, ({ viewer, input, context }) =>
    commenting.onVideo(viewer, context.lang, input),
  ),
  route(commentOnTopicVideo, ({ viewer, input, context }) => commenting.onVideo(viewer, context.lang, input)),
  ...[replyOnTool, replyOnSeminar, replyOnUserSeminar].map((endpoint) =>
    route(endpoint, ({ viewer, input, context }) =>
      commenting.answer(viewer, context.lang, input.toUgcId, input.comment, input.toUserList),
    ),
  ),
]
