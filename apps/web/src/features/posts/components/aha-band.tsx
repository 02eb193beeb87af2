import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AvatarStack } from '../../../ui/avatar/avatar-stack.tsx'
import { Bulb } from '../../../ui/bulb/bulb.tsx'
import { postsText } from '../posts.text.ts'
import classes from './aha-band.module.css'
import { MentorTag } from './mentor-tag.tsx'

const SENDERS_SHOWN = 6

/** Who had an Aha here; mentors and teaching assistants are labelled. */
export function AhaBand({ post }: { post: LeafPost }) {
  const t = useText(postsText)
  if (post.ahaNum === 0) return null
  const senders = post.ahaUsers.slice(0, SENDERS_SHOWN)
  const people = senders.map((user) => ({ id: user.enterpriseUserId, name: user.name, src: user.avatarUrl }))
  return (
    <section className={classes.band}>
      <div className={classes.line}>
        <Bulb lit />
        <span className={classes.crowd}>{t('aha.crowd', { count: post.ahaNum })}</span>
        <AvatarStack people={people} total={post.ahaNum} shown={SENDERS_SHOWN} />
      </div>
      <ul className={classes.names}>
        {senders.map((user) => (
          <li key={user.enterpriseUserId}>
            {user.name}
            <MentorTag isMentor={user.isMentor} />
          </li>
        ))}
        {post.ahaNum > senders.length && (
          <li>{t('aha.crowdMore', { count: post.ahaNum - senders.length })}</li>
        )}
      </ul>
    </section>
  )
}
