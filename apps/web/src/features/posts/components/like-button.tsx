import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { postsText } from '../posts.text.ts'
import { useLike } from '../use-like.ts'
import { ActionButton } from './action-button.tsx'

export function LikeButton({ post, small = false }: { post: LeafPost; small?: boolean }) {
  const t = useText(postsText)
  const hint = useSession()?.userInfo.abilities.endorseHint ?? ''
  const like = useLike(post)
  return (
    <ActionButton
      label={t('action.like')}
      icon={small ? undefined : <IconHeart size={20} />}
      showsLabel={small}
      tone="like"
      count={post.likeNum}
      isOn={post.isLike === 1}
      refusal={post.abilities.canLike ? undefined : hint}
      onClick={like}
    />
  )
}
