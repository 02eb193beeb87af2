import { toggleLike } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { changePost, withLikeToggled } from './post-cache.ts'

/** The heart answers at once; when the server cannot follow, it goes back to how it was. */
export const useLike = (post: LeafPost): (() => void) => {
  const client = useQueryClient()
  const { ugcId, type, isLike, likeNum } = post
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(toggleLike, { oneId: ugcId, type }),
    onMutate: () => changePost(client, ugcId, withLikeToggled),
    onSuccess: (saved) => changePost(client, ugcId, () => saved),
    onError: () => changePost(client, ugcId, () => ({ isLike, likeNum })),
  })
  return () => {
    if (!isPending) mutate()
  }
}
