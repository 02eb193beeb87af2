import { moveToClass } from '@fairlead/contract/console/organization.endpoints.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { peopleQuery } from '../people/people.queries.ts'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'
import { useOrganizationChange } from './use-organization-change.ts'

/** Who is in a class, and a search to put others into it. */
export function ClassMembers({ enterpriseId, classId }: { enterpriseId: number; classId: number }) {
  const t = useText(organizationText)
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const members = useInfiniteQuery(peopleQuery({ enterpriseId, classId }))
  const found = useInfiniteQuery({ ...peopleQuery({ enterpriseId, name }), enabled: name !== '' })
  const move = useOrganizationChange(moveToClass)
  const inClass = members.data?.pages.flatMap(({ items }) => items) ?? []
  const others = (found.data?.pages[0]?.items ?? []).filter((person) => person.classId !== classId)
  const put = ({ enterpriseUserId }: ManagedPerson, joins: boolean) =>
    move.mutate({ enterpriseId, classId, enterpriseUserIds: [enterpriseUserId], joins })
  return (
    <>
      <section className={classes.group}>
        <h3>{t('class.members')}</h3>
        {members.data && inClass.length === 0 && <p className={classes.quiet}>{t('class.nobody')}</p>}
        <ul className={classes.list}>
          {inClass.map((person) => (
            <Member key={person.enterpriseUserId} person={person} note={person.department}>
              <IconButton
                label={t('class.out', { name: person.name })}
                disabled={move.isPending}
                onClick={() => put(person, false)}
              >
                <IconX size={18} />
              </IconButton>
            </Member>
          ))}
        </ul>
        {members.hasNextPage && (
          <div>
            <Button
              variant="outlined"
              size="small"
              loading={members.isFetchingNextPage}
              onClick={() => void members.fetchNextPage()}
            >
              {t('class.more')}
            </Button>
          </div>
        )}
      </section>
      <section className={classes.group}>
        <h3>{t('class.join')}</h3>
        <TextField
          type="search"
          aria-label={t('class.find')}
          placeholder={t('class.find')}
          value={typed}
          maxLength={50}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {found.data && name !== '' && others.length === 0 && (
          <p className={classes.quiet}>{t('class.notFound')}</p>
        )}
        <ul className={classes.list}>
          {name !== '' &&
            others.map((person) => (
              <Member
                key={person.enterpriseUserId}
                person={person}
                note={
                  person.className ? t('class.otherClass', { name: person.className }) : person.department
                }
              >
                <Button
                  variant="outlined"
                  size="small"
                  disabled={move.isPending}
                  onClick={() => put(person, true)}
                >
                  {t('class.put')}
                </Button>
              </Member>
            ))}
        </ul>
      </section>
    </>
  )
}

function Member({ person, note, children }: { person: ManagedPerson; note: string; children: ReactNode }) {
  return (
    <li className={classes.member}>
      <Avatar name={person.name} seed={person.enterpriseUserId} src={person.avatar} size="small" />
      <span className={classes.who}>
        {person.name}
        <span>{note}</span>
      </span>
      {children}
    </li>
  )
}
