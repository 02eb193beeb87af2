import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import classes from './people.module.css'
import { peopleText } from './people.text.ts'

interface PeopleTableProps {
  people: readonly ManagedPerson[]
  onOpen: (person: ManagedPerson) => void
}

export function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const t = useText(peopleText)
  const columns: Column<ManagedPerson>[] = [
    {
      id: 'name',
      title: t('column.name'),
      phone: 'lead',
      cell: (person) => (
        <button type="button" className={classes.open} onClick={() => onOpen(person)}>
          <Avatar name={person.name} seed={person.enterpriseUserId} src={person.avatar} />
          <span className={classes.who}>
            <span className={classes.name}>
              {person.name}
              {person.isSuspended && <Tag tone="coral">{t('suspended')}</Tag>}
            </span>
            <span className={classes.address}>{person.phone || person.email || person.studentId}</span>
          </span>
        </button>
      ),
    },
    { id: 'place', title: t('column.place'), cell: ({ department }) => department },
    { id: 'position', title: t('column.position'), cell: ({ position }) => position },
    { id: 'class', title: t('column.class'), cell: ({ className }) => className, phone: 'hidden' },
    {
      id: 'roles',
      title: t('column.roles'),
      cell: ({ roles }) =>
        roles.length > 0 && (
          <span className={classes.tags}>
            {roles.map(({ role, scopeKind, scopeId }) => (
              <Tag key={`${role} ${scopeKind} ${scopeId}`}>{t(`role.${role}`)}</Tag>
            ))}
          </span>
        ),
    },
  ]
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={people}
      keyOf={({ enterpriseUserId }) => enterpriseUserId}
    />
  )
}
