import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { formatCount } from '../../../platform/i18n/format.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Count } from '../../../ui/count/count.tsx'
import { postsText } from '../posts.text.ts'
import classes from './actions.module.css'
import { PostLink } from './post-link.tsx'

/** The middle of a card's action row: how many comments, and the way to them. */
export function CommentLink({ post }: { post: LeafPost }) {
  const t = useText(postsText)
  const count = formatCount(post.childUgcNum)
  return (
    <PostLink
      ugcId={post.ugcId}
      className={classes.action}
      label={post.childUgcNum > 0 ? `${t('action.comment')} ${count}` : t('action.comment')}
    >
      <IconMessageCircle size={20} />
      {post.childUgcNum > 0 && <Count value={post.childUgcNum} text={count} />}
    </PostLink>
  )
}
