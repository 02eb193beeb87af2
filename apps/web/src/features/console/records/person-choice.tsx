import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { recordsText } from '../../xapi/public.ts'
import { peopleQuery } from '../people/people.queries.ts'
import classes from './explorer.module.css'

interface PersonChoiceProps {
  enterpriseId: number | undefined
  onChoose: (person: { id: number; name: string }) => void
}

/** A member by name, pinyin or initials. */
export function PersonChoice({ enterpriseId, onChoose }: PersonChoiceProps) {
  const t = useText(recordsText)
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const found = useInfiniteQuery({ ...peopleQuery({ enterpriseId, name }), enabled: name !== '' })
  const people = name === '' ? [] : (found.data?.pages[0]?.items ?? [])
  return (
    <div className={classes.found}>
      <Labelled label={t('explorer.person')}>
        {(id) => (
          <TextField
            id={id}
            type="search"
            placeholder={t('explorer.find')}
            value={typed}
            maxLength={50}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Labelled>
      {people.length > 0 && (
        <ul className={classes.matches}>
          {people.map((person) => (
            <li key={person.enterpriseUserId}>
              <button
                type="button"
                className={classes.match}
                onClick={() => {
                  setTyped('')
                  onChoose({ id: person.enterpriseUserId, name: person.name })
                }}
              >
                <Avatar name={person.name} seed={person.enterpriseUserId} src={person.avatar} size="small" />
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
