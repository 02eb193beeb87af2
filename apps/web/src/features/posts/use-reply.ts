import { placeProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { speechProblems } from '@fairlead/contract/moderation/moderation.errors.ts'
import { commentOnPost, replyToComment } from '@fairlead/contract/posts/comments.endpoints.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { CallError, isServerFailure } from '../../platform/api/call-error.ts'
import { useSession } from '../../platform/session/session.ts'
import { useRiskyText } from './compose/use-risky-text.ts'
import { addOwnComment } from './post-cache.ts'
import { emptyDraft, keepDraft, type ReplyDraft, readDraft } from './reply-drafts.ts'

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
    mutationFn: ({ saying: { text, mentioned, target }, index }) =>
      target
        ? call(
            replyToComment,
            { commentId: target.ugcId, comment: text, toUserList: mentioned },
            { silent: true, index },
          )
        : call(
            commentOnPost,
            { toUgcId: ugcId, content: text, toUserList: mentioned },
            { silent: true, index },
          ),
    onSuccess: (comment, { saying }) => {
      addOwnComment(client, saying.target?.threadId ?? ugcId, comment)
      change(emptyDraft)
      onSent(comment)
    },
    onError: (error) => void risk.catchWarning(error),
  })

  const risk = useRiskyText(() => sending.mutate({ saying: draft, index: undefined }))

  const send = () => {
    if (sending.isPending) return
    const { error, variables } = sending
    // Trying the same words again must not say them twice, even if only the answer was lost.
    const isRetry =
      error instanceof CallError &&
      isServerFailure(error.code) &&
      variables !== undefined &&
      sameSaying(variables.saying, draft)
    sending.mutate({ saying: draft, index: isRetry ? error.index : undefined })
  }

  const { error } = sending
  const isWarning = error instanceof CallError && error.code === speechProblems.risky.code
  const hasQuit = error instanceof CallError && error.code === placeProblems.quit.code
  return {
    draft,
    change,
    send,
    isSending: sending.isPending,
    error: isWarning || hasQuit ? null : error,
    quitReminder: hasQuit ? error.message : undefined,
    risk,
  }
}
