import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import type { Colleague } from './colleague.ts'
import classes from './editor.module.css'
import { editorText } from './editor.text.ts'

interface MentionListProps {
  people: readonly Colleague[]
  /** The one that Enter takes. */
  marked: number
  place: { left: number; top: number }
  onChoose: (person: Colleague) => void
}

/** At the caret; the text keeps the focus, so that one can go on typing. */
export function MentionList({ people, marked, place, onChoose }: MentionListProps) {
  const t = useText(editorText)
  return (
    <div className={classes.people} role="listbox" aria-label={t('people')} style={place}>
      {people.length === 0 && <p className={classes.nobody}>{t('nobody')}</p>}
      {people.map((person, index) => (
        <button
          key={person.enterpriseUserId}
          type="button"
          role="option"
          aria-selected={index === marked}
          className={classes.person}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Avatar name={person.realname} seed={person.userId} src={person.userAvatarUrl} size="small" />
          <span>
            <b>{person.realname || person.userName}</b>
            <small>{[person.department, person.position].filter(Boolean).join(' | ')}</small>
          </span>
        </button>
      ))}
    </div>
  )
}
