import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { CheckField } from '../../../ui/field/check-field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { registrationText } from '../registration/registration.text.ts'
import { settingsText } from '../settings/settings.text.ts'
import { settingsQuery } from '../settings.queries.ts'
import { useAppearance } from '../use-appearance.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { CancellationSection } from './cancellation-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SafetySection } from './safety-section.tsx'
import classes from './settings.module.css'

/** Everything about one's own account, in the order in which people look for it. */
export function SettingsPanel() {
  const t = useText(settingsText)
  const settings = useQuery(settingsQuery)
  if (settings.isPending) return <Skeleton height={480} />
  if (!settings.data)
    return (
      <ErrorState
        retryLabel={t('page.retry')}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      >
        {t('page.failed')}
      </ErrorState>
    )
  return (
    <div className={classes.sections}>
      <Section title={t('profile.title')}>
        <AvatarChoice />
        <ProfileForm settings={settings.data} />
      </Section>
      <Section title={t('safety.title')}>
        <SafetySection settings={settings.data} />
      </Section>
      <Section title={t('devices.title')}>
        <DevicesSection />
      </Section>
      <Section title={t('privacy.title')}>
        <PrivacySection privacy={settings.data.privacy} />
      </Section>
      <Section title={t('looks.title')}>
        <Looks />
      </Section>
      <Section title={t('end.title')}>
        <CancellationSection />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className={classes.section}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

function Looks() {
  const t = useText(settingsText)
  const words = useText(registrationText)
  const { language, setLanguage } = useLanguage()
  const { appearance, choose } = useAppearance()
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('looks.language')}</legend>
        {(['zh', 'en'] as const).map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="language"
            checked={language === one}
            onChange={() => void setLanguage(one)}
          >
            {words(`register.${one}`)}
          </CheckField>
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('looks.appearance')}</legend>
        {(['auto', 'light', 'dark'] as const).map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="appearance"
            checked={appearance === one}
            onChange={() => void choose(one)}
          >
            {t(`appearance.${one}`)}
          </CheckField>
        ))}
      </fieldset>
    </>
  )
}
