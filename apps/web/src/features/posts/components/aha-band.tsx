import { AHA_SENDERS_SHOWN } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Bulb } from '../../../ui/bulb/bulb.tsx'
import { postsText } from '../posts.text.ts'
import classes from './aha-band.module.css'
import { AhaSenders } from './aha-senders.tsx'
import { MentorTag } from './mentor-tag.tsx'

/** Who had an Aha here; mentors and teaching assistants are labelled. */
export function AhaBand({ post }: { post: LeafPost }) {
  const t = useText(postsText)
  if (post.ahaNum === 0) return null
  const senders = post.ahaUsers.slice(0, AHA_SENDERS_SHOWN)
  return (
    <section className={classes.band}>
      <div className={classes.line}>
        <Bulb lit />
        <span className={classes.crowd}>{t('aha.crowd', { count: post.ahaNum })}</span>
        <AhaSenders post={post} shown={AHA_SENDERS_SHOWN} isNamed />
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
