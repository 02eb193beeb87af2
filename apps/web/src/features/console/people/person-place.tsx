import { changePerson } from '@fairlead/contract/console/people.endpoints.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import classes from './people.module.css'
import { organizationQuery } from './people.queries.ts'
import { peopleText } from './people.text.ts'
import { usePersonChange } from './use-person-change.ts'

/** Where a person belongs. */
export function PersonPlace({ person }: { person: ManagedPerson }) {
  const t = useText(peopleText)
  const { language } = useLanguage()
  const positionsId = useId()
  const { data } = useQuery(organizationQuery(useConsoleEnterpriseId()))
  const [departmentId, setDepartmentId] = useState(String(person.departmentId ?? ''))
  const [classId, setClassId] = useState(String(person.classId ?? ''))
  const [position, setPosition] = useState(person.position)
  const change = usePersonChange(changePerson, t('person.saved'))
  const none = { value: '', label: t('person.none') }
  return (
    <section className={classes.part}>
      <div className={classes.row} data-fields="3">
        <SelectField
          label={t('person.department')}
          value={departmentId}
          options={[
            none,
            ...(data?.departments ?? []).map((one) => ({
              value: String(one.departmentId),
              label: inLanguage(one.name, language),
            })),
          ]}
          onChange={setDepartmentId}
        />
        <Labelled label={t('person.position')}>
          {(id) => (
            <>
              <TextField
                id={id}
                list={positionsId}
                value={position}
                maxLength={60}
                onChange={({ currentTarget }) => setPosition(currentTarget.value)}
              />
              <datalist id={positionsId}>
                {data?.positions.map(({ positionId, name }) => (
                  <option key={positionId} value={inLanguage(name, language)} />
                ))}
              </datalist>
            </>
          )}
        </Labelled>
        <SelectField
          label={t('person.class')}
          value={classId}
          options={[
            none,
            ...(data?.classes ?? []).map((one) => ({
              value: String(one.classId),
              label: inLanguage(one.name, language),
            })),
          ]}
          onChange={setClassId}
        />
      </div>
      <div>
        <Button
          variant="outlined"
          loading={change.isPending}
          onClick={() =>
            change.mutate({
              enterpriseUserId: person.enterpriseUserId,
              departmentId: Number(departmentId) || null,
              classId: Number(classId) || null,
              position,
            })
          }
        >
          {t('person.save')}
        </Button>
      </div>
    </section>
  )
}
