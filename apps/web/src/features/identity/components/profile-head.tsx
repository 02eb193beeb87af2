import type { Profile } from '@fairlead/contract/identity/profile.schema.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { profileText } from '../profile/profile.text.ts'
import classes from './profile-head.module.css'

const labels = { 0: undefined, 1: 'head.mentor', 3: 'head.assistant' } as const

interface ProfileHeadProps {
  profile: Profile
  /** What one can do here. */
  children?: ReactNode
}

/** Who this is: a horizon of their own, name and standing, place, a sentence and what they care about. */
export function ProfileHead({ profile, children }: ProfileHeadProps) {
  const t = useText(profileText)
  const { name, userId, avatar, tier, tierName, isMentor, department, position, bio, tags, isOwn } = profile
  const label = labels[isMentor]
  const place = [department, position].filter(Boolean).join(' | ')
  return (
    <header className={classes.head}>
      <div className={classes.horizon}>
        <Cover seed={`person-${userId}`} />
      </div>
      <div className={classes.person}>
        <span className={classes.face}>
          <Avatar name={name} seed={userId} src={avatar} size="huge" />
        </span>
        <div className={classes.who}>
          <h1>{name}</h1>
          {tier !== 'mentor' && <Tag tone={tier === 'sailor' ? 'quiet' : 'tide'}>{tierName}</Tag>}
          {label && <Tag tone="amber">{t(label)}</Tag>}
        </div>
        <p className={classes.place}>
          <span>{profile.enterpriseName}</span>
          {place && (
            <>
              <Dot />
              <span>{place}</span>
            </>
          )}
        </p>
        {children && <div className={classes.actions}>{children}</div>}
        {(bio || isOwn) && (
          <p className={classes.bio} data-empty={bio === ''}>
            {bio || t('head.noBioOwn')}
          </p>
        )}
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('head.tags')}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </header>
  )
}
