import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { useRef } from 'react'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import classes from './people.module.css'
import { peopleText } from './people.text.ts'
import { PersonAccess } from './person-access.tsx'
import { PersonPlace } from './person-place.tsx'
import { PersonRoles } from './person-roles.tsx'

interface PersonDrawerProps {
  person: ManagedPerson | undefined
  onClose: () => void
}

/** One member: who they are here, and everything an administrator can change about it. */
export function PersonDrawer({ person, onClose }: PersonDrawerProps) {
  const t = useText(peopleText)
  // While the drawer slides away it still shows whom it was about.
  const last = useRef(person)
  last.current = person ?? last.current
  return (
    <Drawer opened={person !== undefined} onClose={onClose} title={t('person.title')} closeLabel={t('close')}>
      {last.current && <PersonDetails key={last.current.enterpriseUserId} person={last.current} />}
    </Drawer>
  )
}

function PersonDetails({ person }: { person: ManagedPerson }) {
  const t = useText(peopleText)
  const { language } = useLanguage()
  const facts = [
    [t('person.studentId'), person.studentId],
    [t('person.phone'), person.phone],
    [t('person.email'), person.email],
    [t('person.tier'), person.tierName],
    [t('person.joined'), formatDate(person.joinedAt, language)],
  ].filter(([, value]) => value !== '')
  return (
    <div className={classes.drawer}>
      <div className={classes.head}>
        <Avatar name={person.name} seed={person.enterpriseUserId} src={person.avatar} size="large" />
        <div>
          <h2>{person.name}</h2>
          <p className={classes.quiet}>{[person.department, person.position].filter(Boolean).join(' | ')}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name ?? ''} value={value ?? ''} />
        ))}
      </dl>
      <PersonPlace person={person} />
      <PersonRoles person={person} />
      <PersonAccess person={person} />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
