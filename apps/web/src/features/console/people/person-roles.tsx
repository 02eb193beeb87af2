import { grantRole, revokeRole } from '@fairlead/contract/console/people.endpoints.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import classes from './people.module.css'
import { organizationQuery } from './people.queries.ts'
import { peopleText } from './people.text.ts'
import { usePersonChange } from './use-person-change.ts'

// Leaders of communities and groups are chosen where those are looked after.
const given: readonly Role[] = [
  'author',
  'moderator',
  'teaching_assistant',
  'camp_master',
  'panel_moderator',
  'enterprise_admin',
]

/** What a person may do for others here, and where. */
export function PersonRoles({ person }: { person: ManagedPerson }) {
  const t = useText(peopleText)
  const { language } = useLanguage()
  const { data } = useQuery(organizationQuery(useConsoleEnterpriseId()))
  const [role, setRole] = useState<Role>('author')
  const [classId, setClassId] = useState('')
  const grant = usePersonChange(grantRole, t('person.saved'))
  const revoke = usePersonChange(revokeRole, t('person.saved'))
  const { enterpriseUserId } = person
  const give = () => {
    if (!data) return
    const scope = classId
      ? ({ scopeKind: 'class', scopeId: Number(classId) } as const)
      : ({ scopeKind: 'enterprise', scopeId: data.enterpriseId } as const)
    grant.mutate({ enterpriseUserId, role, ...scope })
  }
  return (
    <section className={classes.part}>
      <h3>{t('person.roles')}</h3>
      {person.roles.length === 0 && <p className={classes.quiet}>{t('person.noRoles')}</p>}
      <ul className={classes.roles}>
        {person.roles.map((held) => (
          <li key={`${held.role} ${held.scopeKind} ${held.scopeId}`} className={classes.held}>
            <span>
              {t(`role.${held.role}`)}
              <span className={classes.scope}>{t('person.of', { scope: held.scopeName })}</span>
            </span>
            {held.canRevoke && (
              <IconButton
                label={t('person.end', { role: t(`role.${held.role}`) })}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate({ enterpriseUserId, ...held })}
              >
                <IconX size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        <SelectField
          label={t('person.role')}
          value={role}
          options={given.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={setRole}
        />
        <SelectField
          label={t('person.scope')}
          value={classId}
          options={[
            { value: '', label: data ? inLanguage(data.name, language) : '' },
            ...(data?.classes ?? []).map((one) => ({
              value: String(one.classId),
              label: inLanguage(one.name, language),
            })),
          ]}
          onChange={setClassId}
        />
        <Button variant="outlined" loading={grant.isPending} disabled={!data} onClick={give}>
          {t('person.give')}
        </Button>
      </div>
    </section>
  )
}
