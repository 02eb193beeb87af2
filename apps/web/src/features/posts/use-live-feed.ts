import {
  PLACE_ACTIVITY,
  type PlaceActivity,
  POST_COUNTS,
  type PostCounts,
} from '@fairlead/contract/posts/posts.events.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRealtime } from '../../platform/realtime/realtime.ts'
import { useSession } from '../../platform/session/session.ts'
import { changePost, findKnownPost } from './post-cache.ts'

/** Counts follow at once; new posts are only announced, so that nothing jumps under the reader's eyes. */
export const useLiveFeed = (place: Place | undefined) => {
  const client = useQueryClient()
  const enterpriseId = useSession()?.userInfo.enterpriseId ?? 0
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const room = `place:${place?.kind ?? 'enterprise'}-${place?.id ?? enterpriseId}`
  useRealtime<PlaceActivity>(room, PLACE_ACTIVITY, ({ ugcId }) => {
    if (!findKnownPost(client, ugcId)) setFresh((known) => new Set(known).add(ugcId))
  })
  useRealtime<PostCounts>(room, POST_COUNTS, (posts) => {
    for (const { ugcId, ahaNum, likeNum } of posts) changePost(client, ugcId, () => ({ ahaNum, likeNum }))
  })
  return { freshCount: fresh.size, forgetFresh: () => setFresh(new Set()) }
}
