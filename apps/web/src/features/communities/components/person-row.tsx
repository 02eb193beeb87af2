import type { CommunityPerson } from '@fairlead/contract/communities/communities.schema.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { PersonName } from './person-name.tsx'
import classes from './person-row.module.css'

interface PersonRowProps {
  person: CommunityPerson
  /** Beside the name. */
  marks?: ReactNode
  /** Below department and position. */
  children?: ReactNode
  actions?: ReactNode
}

/** Somebody in a list: who they are, and what one can do about it. */
export function PersonRow({ person, marks, children, actions }: PersonRowProps) {
  return (
    <div className={classes.row}>
      <Avatar name={person.displayName} seed={person.userId} src={person.userAvatarUrl} />
      <div className={classes.who}>
        <span className={classes.name}>
          <PersonName person={person} />
          {marks}
        </span>
        <span className={classes.place}>
          {[person.department, person.position].filter(Boolean).join(' | ')}
        </span>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
