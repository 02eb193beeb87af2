import { commentOnPost, replyToComment } from '@fairlead/contract/posts/comments.endpoints.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { CallError } from '../../platform/api/call-error.ts'
import { useSession } from '../../platform/session/session.ts'
import { addOwnComment } from './post-cache.ts'
import { keepDraft, type ReplyDraft, readDraft } from './reply-drafts.ts'

const sameSaying = (one: ReplyDraft, other: ReplyDraft): boolean =>
  one.text === other.text && one.target?.ugcId === other.target?.ugcId

/** What is being written under a post: the text and whom it answers, and sending it. */
export const useReply = (ugcId: number, onSent: (comment: Post) => void) => {
  const client = useQueryClient()
  const writer = useSession()?.userInfo.enterpriseUserId ?? 0
  const [draft, setDraft] = useState(() => readDraft(writer, ugcId))

  const change = (next: ReplyDraft) => {
    keepDraft(writer, ugcId, next)
    setDraft(next)
  }

  const sending = useMutation<Post, Error, { saying: ReplyDraft; index: string | undefined }>({
    mutationFn: ({ saying: { text, target }, index }) =>
      target
        ? call(replyToComment, { commentId: target.ugcId, comment: text }, { silent: true, index })
        : call(commentOnPost, { toUgcId: ugcId, content: text }, { silent: true, index }),
    onSuccess: (comment, { saying }) => {
      addOwnComment(client, saying.target?.threadId ?? ugcId, comment)
      change({ text: '', target: null })
      onSent(comment)
    },
  })

  const send = () => {
    if (sending.isPending) return
    const { error, variables } = sending
    // Trying the same words again must not say them twice, even if only the answer was lost.
    const isRetry =
      error instanceof CallError && variables !== undefined && sameSaying(variables.saying, draft)
    sending.mutate({ saying: draft, index: isRetry ? error.index : undefined })
  }

  return { draft, change, send, isSending: sending.isPending, error: sending.error }
}
