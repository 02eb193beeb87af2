import type { LeafPost, Post } from '@fairlead/contract/posts/posts.schema.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ownCommentsQuery, threadQuery } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import type { ReplyTarget } from '../reply-drafts.ts'
import { uniquePosts } from '../unique-posts.ts'
import { CommentItem } from './comment-item.tsx'
import classes from './comment-list.module.css'

interface CommentThreadProps {
  comment: Post
  onReply: ((target: ReplyTarget) => void) | undefined
  freshId: number | undefined
}

/** A comment with its replies; the first few come along, the others when asked for. */
export function CommentThread({ comment, onReply, freshId }: CommentThreadProps) {
  const t = useText(postsText)
  const [isOpen, setIsOpen] = useState(false)
  const all = useInfiniteQuery({ ...threadQuery(comment.ugcId), enabled: isOpen })
  const { data: own = [] } = useQuery(ownCommentsQuery(comment.ugcId))
  const loaded = all.data?.pages.flatMap((page) => page.childUgc) ?? []
  const replies = uniquePosts<LeafPost>([...comment.childUgc, ...loaded, ...own])
  const hidden = comment.childUgcNum - replies.length
  const replyTo = (saying: LeafPost) =>
    onReply && saying.abilities.canReply
      ? () => onReply({ ugcId: saying.ugcId, threadId: comment.ugcId, name: saying.displayName })
      : undefined

  return (
    <li className={classes.thread}>
      <CommentItem comment={comment} onReply={replyTo(comment)} isFresh={freshId === comment.ugcId} />
      {replies.length > 0 && (
        <ol className={classes.replies}>
          {replies.map((reply) => (
            <li key={reply.ugcId}>
              <CommentItem comment={reply} onReply={replyTo(reply)} isFresh={freshId === reply.ugcId} />
            </li>
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          disabled={all.isFetching}
          onClick={() => {
            if (isOpen) void (all.isError ? all.refetch() : all.fetchNextPage())
            else setIsOpen(true)
          }}
        >
          {t('detail.moreReplies', { count: hidden })}
        </button>
      )}
    </li>
  )
}
