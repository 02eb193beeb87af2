import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { readMembership } from '@fairlead/contract/membership/cards.endpoints.ts'
import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Sea } from '../../../ui/brand/sea.tsx'
import { Bulb } from '../../../ui/bulb/bulb.tsx'
import { membershipText } from '../membership.text.ts'
import classes from './standing.module.css'
import { TrialOffer } from './trial-offer.tsx'

export type OwnMembership = NonNullable<OutputOf<typeof readMembership>['own']>

interface StandingProps {
  own: OwnMembership
  trialDays: number
  isGuest: boolean
}

/** Where the viewer stands: the tier and its end, what is left this month, and the trial. */
export function Standing({ own, trialDays, isGuest }: StandingProps) {
  const t = useText(membershipText)
  const { language } = useLanguage()
  const { chancesLeft, chancesPerMonth, aha } = own
  const ends = own.endsAt
    ? t('member.until', { when: formatDateTime(own.endsAt, language) })
    : t('member.forGood')
  return (
    <section className={classes.standing} aria-label={t('member.status')}>
      <div className={classes.band}>
        <Sea />
        <div className={classes.tier}>
          <span className={classes.label}>{t('member.status')}</span>
          <strong className={classes.name}>{own.tierName}</strong>
          <span>{isGuest ? t('member.guestNote', { count: chancesPerMonth }) : ends}</span>
        </div>
      </div>
      <div className={classes.meters}>
        <Meter
          icon={<IconTicket size={22} />}
          label={t('member.chances')}
          filled={chancesLeft}
          total={chancesPerMonth}
        >
          {chancesLeft < 0
            ? t('member.chancesOpen')
            : t('member.chancesLeft', { left: chancesLeft, total: chancesPerMonth })}
        </Meter>
        <Meter
          icon={<Bulb lit={aha.total > 0} size={22} />}
          label={t('member.aha')}
          filled={aha.reTimes}
          total={aha.total}
        >
          {ahaWords()}
        </Meter>
        <TrialOffer offer={own.trial} days={trialDays} />
      </div>
    </section>
  )

  function ahaWords(): string {
    if (aha.total >= AHA_UNLIMITED) return t('member.ahaUnlimited')
    return aha.total === 0
      ? t('member.ahaNone')
      : t('member.ahaLeft', { left: aha.reTimes, total: aha.total })
  }
}

interface MeterProps {
  icon: ReactNode
  label: string
  filled: number
  total: number
  children: ReactNode
}

const STEPS_MAX = 30

/** What is left, drawn as one short stroke for each. */
function Meter({ icon, label, filled, total, children }: MeterProps) {
  const isDrawn = total > 0 && total <= STEPS_MAX
  return (
    <div className={classes.meter}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span>{children}</span>
        {isDrawn && (
          <span className={classes.steps} aria-hidden="true">
            {Array.from({ length: total }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no identity but their place
              <i key={step} data-filled={step < filled} />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}
