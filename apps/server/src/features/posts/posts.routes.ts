import { AHA_BONUS_CODE } from '@fairlead/contract/endorsements/endorsements.errors.ts'
import {
  checkAha,
  readAhaBook,
  readCampusHighlights,
  readFeed,
  readPost,
  readPostsOf,
  toggleAha,
  toggleLike,
} from '@fairlead/contract/posts/posts.endpoints.ts'
import { CodedAnswer } from '../../platform/http/envelope.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import { route } from '../identity/public.ts'
import type { AhaBookService } from './aha-book.service.ts'
import type { DiscussionService } from './discussion.service.ts'
import type { FeedService } from './feed.service.ts'

export const postRoutes = (
  feed: FeedService,
  discussion: DiscussionService,
  endorsements: EndorsementService,
  ahaBook: AhaBookService,
) => [
  route(readFeed, ({ viewer, input: { placeKind, placeId, ...page }, context }) =>
    feed.readFeed(viewer, context.lang, {
      ...page,
      ...(placeKind && placeId && { place: { kind: placeKind, id: placeId } }),
    }),
  ),
  route(readPostsOf, ({ viewer, input, context }) => feed.readPostsOf(viewer, context.lang, input)),
  route(readPost, ({ viewer, input, context }) => feed.readPost(viewer, context.lang, input)),
  route(readCampusHighlights, ({ viewer, context }) => feed.readHighlights(viewer, context.lang)),
  route(readAhaBook, ({ viewer, input, context }) => ahaBook.read(viewer, context.lang, input)),
  route(checkAha, ({ viewer }) => endorsements.prepareAha(viewer)),
  route(toggleAha, async ({ viewer, input }) => {
    const outcome = await discussion.toggleAha(viewer, input.ugcsetId, input)
    return outcome.ahaAppend > 0 ? new CodedAnswer(AHA_BONUS_CODE, outcome) : outcome
  }),
  route(toggleLike, ({ viewer, input }) => discussion.toggleLike(viewer, input.oneId)),
]
