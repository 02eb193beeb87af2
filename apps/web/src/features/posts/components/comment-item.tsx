import { AHA_SENDERS_SHOWN } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { formatDateTime, formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { placeOf } from '../author-place.ts'
import { postsText } from '../posts.text.ts'
import actions from './actions.module.css'
import { AhaButton } from './aha-button.tsx'
import { AhaSenders } from './aha-senders.tsx'
import { AuthorName } from './author-name.tsx'
import classes from './comment-item.module.css'
import { LikeButton } from './like-button.tsx'
import { PostBody } from './post-body.tsx'
import { PostMenu } from './post-menu.tsx'

interface CommentItemProps {
  comment: LeafPost
  /** Absent where the viewer may not speak. */
  onReply: (() => void) | undefined
  isFresh: boolean
}

/** A comment, or a reply to one. */
export function CommentItem({ comment, onReply, isFresh }: CommentItemProps) {
  const t = useText(postsText)
  const { language } = useLanguage()
  const isAnonymous = comment.isAnonymous === 1
  const place = placeOf(comment)
  const { canAha, canLike, canReply } = comment.abilities
  const isReadOnly = comment.isDeleted === 1 || (isAnonymous && !canAha && !canLike && !canReply)
  return (
    <article className={classes.comment} data-post={comment.ugcId} data-fresh={isFresh}>
      <Avatar
        name={comment.displayName}
        seed={comment.userId}
        src={comment.userAvatarUrl}
        masked={isAnonymous}
      />
      <div className={classes.said}>
        <div className={classes.who}>
          <AuthorName post={comment} />
          {comment.toUserData && (
            <span className={classes.meta}>
              {t('post.replyingTo', { name: comment.toUserData.displayName })}
            </span>
          )}
          {place && <span className={classes.meta}>{place}</span>}
          <span className={classes.menu}>
            <PostMenu post={comment} />
          </span>
        </div>
        <PostBody post={comment} />
        <div className={actions.row} data-size="small">
          <time
            className={classes.time}
            dateTime={comment.addTime}
            title={formatDateTime(comment.addTime, language)}
          >
            {formatRelativeTime(comment.addTime, language)}
          </time>
          {!isReadOnly && (
            <>
              <AhaButton post={comment} small />
              <LikeButton post={comment} small />
              {onReply && (
                <button type="button" className={actions.action} onClick={onReply}>
                  {t('action.reply')}
                </button>
              )}
              <span className={actions.senders}>
                <AhaSenders post={comment} shown={AHA_SENDERS_SHOWN} />
              </span>
            </>
          )}
        </div>
      </div>
    </article>
  )
}
