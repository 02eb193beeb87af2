import type { AccountSettings } from '@fairlead/contract/identity/profile.schema.ts'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { settingsText } from '../settings/settings.text.ts'
import { BindDialog } from './bind-dialog.tsx'
import classes from './settings.module.css'

export function SafetySection({ settings }: { settings: AccountSettings }) {
  const t = useText(settingsText)
  const [isBinding, setIsBinding] = useState(false)
  return (
    <>
      <ul className={classes.rows}>
        {(['phone', 'email'] as const).map((kind) => (
          <li key={kind} className={classes.row}>
            <span>
              <span className={classes.what}>{t(`safety.${kind}`)}</span>
              <span className={classes.note}>{settings[kind] || t('safety.none')}</span>
            </span>
            <Button variant="outlined" onClick={() => setIsBinding(true)}>
              {t(settings[kind] ? 'safety.change' : 'safety.bind')}
            </Button>
          </li>
        ))}
        <li className={classes.row}>
          <span>
            <span className={classes.what}>{t('safety.password')}</span>
            <span className={classes.note}>{t(settings.hasPassword ? 'safety.isSet' : 'safety.none')}</span>
          </span>
          {settings.hasPassword && (
            <ButtonLink to="/modifypassword" variant="outlined">
              {t('safety.change')}
            </ButtonLink>
          )}
        </li>
      </ul>
      {isBinding && <BindDialog hasPassword={settings.hasPassword} onClose={() => setIsBinding(false)} />}
    </>
  )
}
