import { POST_TEXT_MAX, type Post } from '@fairlead/contract/posts/posts.schema.ts'
import { publishPost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { plainTextOf, type RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useRiskyText } from '../compose/use-risky-text.ts'
import { addOwnPost } from '../post-cache.ts'
import type { EditorAddress } from './editor-address.ts'
import { keepLongDraft, readLongDraft } from './long-draft.ts'

/** A long text in the making: kept with every change, sent once. */
export const useLongPost = ({ type, place }: EditorAddress, onPosted: (post: Post) => void) => {
  const client = useQueryClient()
  const writer = useSession()?.userInfo.enterpriseUserId ?? 0
  const [text, setText] = useState(() => readLongDraft(writer, place))
  const length = text ? graphemeLength(plainTextOf(text).trim()) : 0

  const posting = useMutation<Post, Error, { index: string | undefined }>({
    mutationFn: ({ index }) =>
      call(
        publishPost,
        { type, placeKind: place?.kind, placeId: place?.id, document: text },
        { silent: true, index },
      ),
    onSuccess: (post) => {
      keepLongDraft(writer, place, null)
      addOwnPost(client, place, post)
      onPosted(post)
    },
    onError: (error) => void risk.catchWarning(error),
  })
  const risk = useRiskyText(() => posting.mutate({ index: undefined }))
  const { error } = posting

  return {
    text,
    length,
    isEmpty: length === 0,
    isTooLong: length > POST_TEXT_MAX,
    isSending: posting.isPending,
    error: risk.risky ? null : error,
    risk,
    write(next: RichText) {
      setText(next)
      keepLongDraft(writer, place, next)
    },
    discard: () => keepLongDraft(writer, place, null),
    send() {
      // Trying again after a lost answer must not post twice.
      const isLost = error instanceof CallError && error.code >= 500 && error.code < 600
      posting.mutate({ index: isLost ? error.index : undefined })
    },
  }
}
