import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { composeText } from './compose.text.ts'
import classes from './mention-people.module.css'

type Person = OutputOf<typeof findColleagues>['items'][number]

interface MentionPeopleProps {
  id: string
  people: readonly Person[]
  /** The one that Enter takes. */
  marked: number
  place: { left: number; top: number }
  onChoose: (person: Person) => void
}

/** Below the @; the text keeps the focus, so that one can go on typing. */
export function MentionPeople({ id, people, marked, place, onChoose }: MentionPeopleProps) {
  const t = useText(composeText)
  return (
    <div id={id} className={classes.people} role="listbox" aria-label={t('mention.people')} style={place}>
      {people.length === 0 && <p className={classes.nobody}>{t('mention.nobody')}</p>}
      {people.map((person, index) => (
        <button
          key={person.enterpriseUserId}
          type="button"
          role="option"
          aria-selected={index === marked}
          className={classes.person}
          tabIndex={-1}
          // Before the text loses the focus, which would close the list.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Avatar name={person.realname} seed={person.userId} src={person.userAvatarUrl} size="small" />
          <span className={classes.who}>
            <b>{person.realname || person.userName}</b>
            <small>{[person.department, person.position].filter(Boolean).join(' | ')}</small>
          </span>
        </button>
      ))}
    </div>
  )
}
