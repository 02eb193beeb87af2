import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { formatDateTime, formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { postsText } from '../posts.text.ts'
import { AhaSenders } from './aha-senders.tsx'
import { CommentLink } from './comment-link.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import classes from './post-card.module.css'
import { PostHead } from './post-head.tsx'
import { PostLink } from './post-link.tsx'
import { ReplyPreview } from './reply-preview.tsx'

const SENDERS_SHOWN = 3

/** A post in a list. The time is its link, and the link covers the whole card. */
export function PostCard({ post }: { post: Post }) {
  const t = useText(postsText)
  const { language } = useLanguage()
  const time = formatRelativeTime(post.addTime, language)
  return (
    <Card as="article" className={classes.card} data-post={post.ugcId}>
      <PostHead post={post}>
        <PostLink
          ugcId={post.ugcId}
          className={classes.time}
          label={`${time} ${t('post.openOf', { name: post.displayName })}`}
        >
          <time dateTime={post.addTime} title={formatDateTime(post.addTime, language)}>
            {time}
          </time>
        </PostLink>
      </PostHead>
      <PostBody post={post} folded />
      <PostActions
        post={post}
        comment={<CommentLink post={post} />}
        senders={<AhaSenders post={post} shown={SENDERS_SHOWN} />}
      />
      <ReplyPreview post={post} />
    </Card>
  )
}
