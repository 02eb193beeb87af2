import { readableText } from '@fairlead/contract/posts/mention.ts'
import { CARD_REPLIES_SHOWN, type Post } from '@fairlead/contract/posts/posts.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { languageOf } from '../mentions.ts'
import { postsText } from '../posts.text.ts'
import { MentorTag } from './mentor-tag.tsx'
import { PostLink } from './post-link.tsx'
import classes from './reply-preview.module.css'

/** The first replies under a card, two lines each. */
export function ReplyPreview({ post }: { post: Post }) {
  const t = useText(postsText)
  const replies = post.childUgc.filter((reply) => reply.isDeleted === 0).slice(0, CARD_REPLIES_SHOWN)
  if (replies.length === 0) return null
  return (
    <div className={classes.preview}>
      {replies.map((reply) => (
        <div key={reply.ugcId} className={classes.reply}>
          <Avatar
            name={reply.displayName}
            seed={reply.userId}
            src={reply.userAvatarUrl}
            size="small"
            masked={reply.isAnonymous === 1}
          />
          <p className={classes.text} lang={languageOf(reply.shareContent)}>
            <span className={classes.who}>
              <b>{reply.displayName}</b>
              <MentorTag isMentor={reply.isMentor} />
            </span>
            {readableText(reply.shareContent)}
          </p>
        </div>
      ))}
      {post.childUgcNum > replies.length && (
        <PostLink ugcId={post.ugcId} className={classes.all}>
          {t('post.allComments', { count: post.childUgcNum })}
        </PostLink>
      )}
    </div>
  )
}
