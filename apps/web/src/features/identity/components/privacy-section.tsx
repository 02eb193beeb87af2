import type { Privacy } from '@fairlead/contract/identity/profile.schema.ts'
import { changePrivacy } from '@fairlead/contract/identity/settings.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { CheckField } from '../../../ui/field/check-field.tsx'
import { tabsFor } from '../profile-tabs.ts'
import { settingsText } from '../settings/settings.text.ts'
import { settingsQuery } from '../settings.queries.ts'
import classes from './settings.module.css'

const senders = ['everyone', 'classmates', 'nobody'] as const

/** Who sees what; each choice is kept as it is made. */
export function PrivacySection({ privacy }: { privacy: Privacy }) {
  const t = useText(settingsText)
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (changed: Privacy) => call(changePrivacy, changed),
    onSuccess: (kept) => {
      queryClient.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, privacy: kept })
      showToast(t('page.saved'))
    },
  })
  const shown = saving.isPending ? saving.variables : privacy
  const save = (part: Partial<Privacy>) => saving.mutate({ ...shown, ...part })
  const tabs = tabsFor({ isOwn: false, hiddenTabs: [] })
  return (
    <div className={classes.section}>
      <fieldset className={classes.group} disabled={saving.isPending}>
        <legend>{t('privacy.tabs')}</legend>
        {tabs.length === 0 && <span className={classes.note}>{t('privacy.noTabs')}</span>}
        {tabs.map(({ id, title }) => (
          <CheckField
            key={id}
            checked={!shown.hiddenTabs.includes(id)}
            onChange={(event) =>
              save({
                hiddenTabs: event.currentTarget.checked
                  ? shown.hiddenTabs.filter((tab) => tab !== id)
                  : [...shown.hiddenTabs, id],
              })
            }
          >
            {title[language]}
          </CheckField>
        ))}
      </fieldset>
      <fieldset className={classes.group} disabled={saving.isPending}>
        <legend>{t('privacy.messages')}</legend>
        {senders.map((sender) => (
          <CheckField
            key={sender}
            type="radio"
            name="messages-from"
            checked={shown.messagesFrom === sender}
            onChange={() => save({ messagesFrom: sender })}
          >
            {t(`privacy.${sender}`)}
          </CheckField>
        ))}
      </fieldset>
      <CheckField
        checked={shown.searchable === 1}
        disabled={saving.isPending}
        onChange={(event) => save({ searchable: event.currentTarget.checked ? 1 : 0 })}
      >
        {t('privacy.searchable')}
      </CheckField>
    </div>
  )
}
