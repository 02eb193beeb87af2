import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { postsText } from '../posts.text.ts'
import classes from './actions.module.css'
import { AhaButton } from './aha-button.tsx'
import { LikeButton } from './like-button.tsx'

interface PostActionsProps {
  post: LeafPost
  /** How one comments here: a link from a card, the reply box in the drawer. */
  comment: ReactNode
  senders?: ReactNode
  share?: ReactNode
}

export function PostActions({ post, comment, senders, share }: PostActionsProps) {
  const t = useText(postsText)
  const { canAha, canLike, canReply } = post.abilities
  if (post.isDeleted === 1) return null
  if (post.isAnonymous === 1 && !canAha && !canLike && !canReply)
    return (
      <p className={classes.note}>
        <IconEyeOff size={16} />
        {t('post.anonymousNote')}
      </p>
    )
  return (
    <div className={classes.row}>
      <AhaButton post={post} />
      {comment}
      <LikeButton post={post} />
      {share}
      {senders && <span className={classes.senders}>{senders}</span>}
    </div>
  )
}
