import { readableText } from '@fairlead/contract/posts/mention.ts'
import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { type ShareCard, ShareImageDialog } from '../../media/public.ts'
import { placeOf } from '../author-place.ts'
import { postAddress } from '../post-address.ts'
import { postsText } from '../posts.text.ts'

export function PostShareImage({ post, onClose }: { post: LeafPost; onClose: () => void }) {
  const t = useText(postsText)
  const card = useMemo(
    (): ShareCard => ({
      kind: t(post.isAsk === 1 ? 'post.question' : 'detail.title'),
      text: readableText(post.shareContent),
      name: post.displayName,
      position: placeOf(post),
      link: postAddress(post.ugcId),
      invitation: t('menu.invitation'),
    }),
    [post, t],
  )
  return <ShareImageDialog opened onClose={onClose} card={card} fileName={`fairlead-${post.ugcId}`} />
}
