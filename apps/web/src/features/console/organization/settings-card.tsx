import { changeSettings } from '@fairlead/contract/console/organization.endpoints.ts'
import type { Organization } from '@fairlead/contract/console/organization.schema.ts'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { isNamed, NameFields } from './name-fields.tsx'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'
import { useOrganizationChange } from './use-organization-change.ts'

const switches = ['opensInPlace', 'customLessonPage', 'needsGroupAuthorisation'] as const
const variants = ['default', 'minSheng', 'xinAo'] as const

export function SettingsCard({ organization }: { organization: Organization }) {
  const t = useText(organizationText)
  const [name, setName] = useState(organization.name)
  const [settings, setSettings] = useState(organization.settings)
  const change = useOrganizationChange(changeSettings)
  const { enterpriseId } = organization
  return (
    <Card className={classes.card}>
      <h2>{t('settings.general')}</h2>
      <NameFields name={name} onChange={setName} />
      <div>
        {switches.map((setting) => (
          <Check
            key={setting}
            label={t(`settings.${setting}`)}
            hint={t(`settings.${setting}Hint`)}
            checked={settings[setting]}
            onChange={(checked) => setSettings({ ...settings, [setting]: checked })}
          />
        ))}
      </div>
      <SelectField
        label={t('settings.noAccess')}
        value={settings.noAccessVariant}
        options={variants.map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={(noAccessVariant) => setSettings({ ...settings, noAccessVariant })}
      />
      <div>
        <Button
          disabled={!isNamed(name)}
          loading={change.isPending}
          onClick={() => change.mutate({ enterpriseId, name, settings })}
        >
          {t('save')}
        </Button>
      </div>
    </Card>
  )
}
