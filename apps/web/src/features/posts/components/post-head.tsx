import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import IconPinned from '@tabler/icons-react/dist/esm/icons/IconPinned.mjs'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { Seal } from '../../../ui/tag/seal.tsx'
import { placeOf } from '../author-place.ts'
import { postsText } from '../posts.text.ts'
import classes from './author.module.css'
import { AuthorName } from './author-name.tsx'
import { PostMenu } from './post-menu.tsx'

interface PostHeadProps {
  post: LeafPost
  size?: 'medium' | 'large'
  /** The time, where it belongs to the head. */
  children?: ReactNode
}

/** Who says it: avatar, name and labels, department and position; the marks of the post at the right. */
export function PostHead({ post, size = 'medium', children }: PostHeadProps) {
  const t = useText(postsText)
  const isAnonymous = post.isAnonymous === 1
  const place = placeOf(post)
  return (
    <header className={classes.head} data-size={size}>
      <Avatar
        name={post.displayName}
        seed={post.userId}
        src={post.userAvatarUrl}
        size={size}
        masked={isAnonymous}
      />
      <div className={classes.who}>
        <AuthorName post={post} />
        <span className={classes.meta}>
          {place && <span className={classes.place}>{place}</span>}
          {place && children && <Dot />}
          {children}
        </span>
      </div>
      <span className={classes.marks}>
        {post.isPinned === 1 && (
          <span className={classes.pinned}>
            <IconPinned size={16} />
            {t('post.pinned')}
          </span>
        )}
        {post.isEssence === 1 && <Seal label={t('post.essence')} />}
        <PostMenu post={post} />
      </span>
    </header>
  )
}
