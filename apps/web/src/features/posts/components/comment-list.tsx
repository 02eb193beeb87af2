import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { postsText } from '../posts.text.ts'
import type { ReplyTarget } from '../reply-drafts.ts'
import classes from './comment-list.module.css'
import { CommentSkeleton } from './comment-skeleton.tsx'
import { CommentThread } from './comment-thread.tsx'

interface CommentListProps {
  comments: readonly Post[]
  isLoading: boolean
  onReply: ((target: ReplyTarget) => void) | undefined
  /** Opens the reply box; absent where nobody may write. */
  onWrite: (() => void) | undefined
  freshId: number | undefined
  end: ReactNode
}

export function CommentList({ comments, isLoading, onReply, onWrite, freshId, end }: CommentListProps) {
  const t = useText(postsText)
  if (isLoading)
    return (
      <div className={classes.list} aria-busy>
        <CommentSkeleton />
        <CommentSkeleton />
      </div>
    )
  if (comments.length === 0)
    return (
      <EmptyState
        drawing="bottle"
        action={
          onWrite && (
            <Button variant="outlined" onClick={onWrite}>
              {t('detail.writeFirst')}
            </Button>
          )
        }
      >
        {t(onWrite ? 'detail.commentsEmpty' : 'detail.commentsClosed')}
      </EmptyState>
    )
  return (
    <>
      <ol className={classes.list}>
        {comments.map((comment) => (
          <CommentThread key={comment.ugcId} comment={comment} onReply={onReply} freshId={freshId} />
        ))}
      </ol>
      {end}
    </>
  )
}
