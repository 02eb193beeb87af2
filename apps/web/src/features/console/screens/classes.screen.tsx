import { saveClass } from '@fairlead/contract/console/organization.endpoints.ts'
import type { Organization } from '@fairlead/contract/console/organization.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ClassDrawer } from '../organization/class-drawer.tsx'
import classes from '../organization/organization.module.css'
import { organizationText } from '../organization/organization.text.ts'
import { OrganizationPage } from '../organization/organization-page.tsx'
import { PartEditor } from '../organization/part-editor.tsx'
import { useOrganizationChange } from '../organization/use-organization-change.ts'

export function ClassesScreen() {
  const t = useText(organizationText)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHead
        title={t('class.title')}
        intro={t('class.intro')}
        action={<Button onClick={() => setAdding(true)}>{t('class.add')}</Button>}
      />
      <OrganizationPage>
        {(organization) => (
          <>
            <ClassList organization={organization} />
            {adding && <NewClass organization={organization} onClose={() => setAdding(false)} />}
          </>
        )}
      </OrganizationPage>
    </>
  )
}

function ClassList({ organization }: { organization: Organization }) {
  const t = useText(organizationText)
  const { language } = useLanguage()
  const [opened, setOpened] = useState<number>()
  const shown = organization.classes.find(({ classId }) => classId === opened)
  return (
    <Card className={classes.card}>
      {organization.classes.length === 0 && <EmptyState drawing="boat">{t('class.none')}</EmptyState>}
      <ul className={classes.list}>
        {organization.classes.map(({ classId, name, people }) => (
          <li key={classId}>
            <button type="button" className={classes.part} onClick={() => setOpened(classId)}>
              <strong>{inLanguage(name, language)}</strong>
              <span className={classes.count}>{t('people', { count: people })}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <ClassDrawer
          organization={organization}
          enterpriseClass={shown}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

function NewClass({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const t = useText(organizationText)
  const save = useOrganizationChange(saveClass)
  return (
    <PartEditor
      opened
      onClose={onClose}
      title={t('class.add')}
      name={{ en: '', zh: '' }}
      saving={save.isPending}
      onSave={(name) =>
        save.mutate({ enterpriseId: organization.enterpriseId, name }, { onSuccess: onClose })
      }
    />
  )
}
