import { removePosition, savePosition } from '@fairlead/contract/console/organization.endpoints.ts'
import type { Organization, Position } from '@fairlead/contract/console/organization.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'
import { PartEditor } from './part-editor.tsx'
import { useOrganizationChange } from './use-organization-change.ts'

/** What people can be called. */
export function PositionsCard({ organization }: { organization: Organization }) {
  const t = useText(organizationText)
  const { language } = useLanguage()
  const [editing, setEditing] = useState<Position | 'new'>()
  const save = useOrganizationChange(savePosition)
  const remove = useOrganizationChange(removePosition)
  const { enterpriseId, positions } = organization
  const position = editing === 'new' ? undefined : editing
  const name = position ? inLanguage(position.name, language) : ''
  const close = () => setEditing(undefined)
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <h2>{t('position.title')}</h2>
        <Button variant="outlined" size="small" onClick={() => setEditing('new')}>
          {t('position.add')}
        </Button>
      </div>
      <p className={classes.quiet}>{t(positions.length === 0 ? 'position.none' : 'position.hint')}</p>
      <ul className={classes.list}>
        {positions.map((one) => (
          <li key={one.positionId}>
            <button type="button" className={classes.part} onClick={() => setEditing(one)}>
              {inLanguage(one.name, language)}
              <span className={classes.count}>{t('people', { count: one.people })}</span>
            </button>
          </li>
        ))}
      </ul>
      {editing && (
        <PartEditor
          opened
          onClose={close}
          title={position ? t('edit', { name }) : t('position.add')}
          name={position?.name ?? { en: '', zh: '' }}
          saving={save.isPending}
          onSave={(changed) =>
            save.mutate(
              { enterpriseId, positionId: position?.positionId, name: changed },
              { onSuccess: close },
            )
          }
          removal={
            position && {
              title: t('position.removeAsk', { name }),
              text: t('position.removeText'),
              onRemove: () =>
                remove.mutate({ enterpriseId, positionId: position.positionId }, { onSuccess: close }),
            }
          }
        />
      )}
    </Card>
  )
}
