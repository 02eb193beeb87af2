import type { TrialOffer as Offer } from '@fairlead/contract/membership/cards.schema.ts'
import { formatDateTime } from '../../../platform/i18n/format.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useStartTrial } from '../membership.queries.ts'
import { membershipText } from '../membership.text.ts'
import classes from './trial-offer.module.css'

/** Nothing begins by itself: the trial is for who asks for it. */
export function TrialOffer({ offer, days }: { offer: Offer; days: number }) {
  const t = useText(membershipText)
  const { mutate, isPending } = useStartTrial()
  if (offer === 'not-needed') return null
  if (offer === 'needs-phone') return <p className={classes.note}>{t('trial.phone', { days })}</p>
  if (offer === 'used') return <p className={classes.note}>{t('trial.used')}</p>
  const start = () =>
    mutate(undefined, {
      onSuccess: ({ endsAt }) =>
        showToast(t('trial.started', { when: formatDateTime(endsAt, currentLanguage()) })),
    })
  return (
    <div className={classes.offer}>
      <Button size="large" loading={isPending} onClick={start}>
        {t('trial.start', { count: days })}
      </Button>
      <p className={classes.note}>{t('trial.note')}</p>
    </div>
  )
}
