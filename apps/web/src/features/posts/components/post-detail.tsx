import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { formatCount, formatDateTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ShareEntry } from '../../../platform/sharing/suite-entries.tsx'
import { Count } from '../../../ui/count/count.tsx'
import { postsText } from '../posts.text.ts'
import actions from './actions.module.css'
import { AhaBand } from './aha-band.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import classes from './post-drawer.module.css'
import { PostHead } from './post-head.tsx'

interface PostDetailProps {
  post: Post
  /** Opens the reply box; absent where nobody may write. */
  onWrite: (() => void) | undefined
}

/** The post itself, in full. */
export function PostDetail({ post, onWrite }: PostDetailProps) {
  const t = useText(postsText)
  const { language } = useLanguage()
  return (
    <article className={classes.post} data-post={post.ugcId}>
      <PostHead post={post} size="large" />
      <PostBody post={post} size="large" />
      <time className={classes.time} dateTime={post.addTime}>
        {formatDateTime(post.addTime, language)}
      </time>
      <PostActions
        post={post}
        share={<ShareEntry type="post" parameters={{ ugcId: String(post.ugcId) }} />}
        comment={
          <button
            type="button"
            className={actions.action}
            aria-label={`${t('action.comment')} ${formatCount(post.childUgcNum)}`}
            aria-disabled={!onWrite}
            onClick={onWrite}
          >
            <IconMessageCircle size={20} />
            <Count value={post.childUgcNum} text={formatCount(post.childUgcNum)} />
          </button>
        }
      />
      <AhaBand post={post} />
    </article>
  )
}
