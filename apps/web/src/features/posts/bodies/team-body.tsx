import type { TeamMember } from '@fairlead/contract/posts/resources.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import classes from './bodies.module.css'
import { bodiesText } from './bodies.text.ts'

interface TeamBodyProps {
  members: readonly TeamMember[]
  isInvitation: boolean
}

/** Who is in it, or asked to be. */
export function TeamBody({ members, isInvitation }: TeamBodyProps) {
  const t = useText(bodiesText)
  return (
    <section className={classes.team}>
      <small>{t(isInvitation ? 'team.invited' : 'team.members', { count: members.length })}</small>
      <ul>
        {members.map(({ enterpriseUserId, name, avatarUrl }) => (
          <li key={enterpriseUserId}>
            <Avatar name={name} seed={enterpriseUserId} src={avatarUrl} size="small" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
