import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import classes from './author.module.css'
import { MentorTag } from './mentor-tag.tsx'

const capitalised = (tier: string): string => `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`

/** A name with its badge and label. Tiers are called the same in both languages; a mentor's label says it already. */
export function AuthorName({ post }: { post: LeafPost }) {
  const hasTier = post.vipAvatar !== '' && post.vipAvatar !== 'mentor'
  return (
    <span className={classes.name}>
      <b>{post.displayName}</b>
      {hasTier && <Tag>{capitalised(post.vipAvatar)}</Tag>}
      <MentorTag isMentor={post.isMentor} />
    </span>
  )
}
