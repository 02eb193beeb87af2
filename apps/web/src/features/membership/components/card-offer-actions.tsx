import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { readCard } from '@fairlead/contract/membership/cards.endpoints.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { useReceiveCard, useRedeemCard } from '../membership.queries.ts'
import { membershipText } from '../membership.text.ts'
import classes from './card-offer-actions.module.css'

/** What this visitor can do with the card, or why nothing. */
export function CardOfferActions({ card }: { card: OutputOf<typeof readCard> }) {
  const t = useText(membershipText)
  const { language } = useLanguage()
  const receive = useReceiveCard()
  const redeem = useRedeemCard({ silent: false })
  const expires = { when: formatDate(card.expiresAt, language) }
  const here = `/growUpCode?${new URLSearchParams({ code: card.code })}`
  const use = (
    <Button
      size="large"
      loading={redeem.isPending}
      onClick={() =>
        redeem.mutate(card.code, {
          onSuccess: ({ card: used }) => showToast(t('exchange.doneTitle', { count: used.days })),
        })
      }
    >
      {t('card.redeem')}
    </Button>
  )
  const answers: Record<typeof card.offer, { note: string; action?: ReactNode }> = {
    receive: {
      note: t('card.receiveNote'),
      action: (
        <>
          <Button
            variant="outlined"
            size="large"
            loading={receive.isPending}
            onClick={() => receive.mutate(card.code)}
          >
            {t('card.receive')}
          </Button>
          {use}
        </>
      ),
    },
    redeem: { note: t('card.received', expires), action: use },
    'sign-in': {
      note: t('card.receiveNote'),
      action: (
        <ButtonLink to="/login" search={{ redirect: here }} size="large">
          {t('card.signIn')}
        </ButtonLink>
      ),
    },
    'switch-identity': {
      note: t('card.switchNote'),
      action: (
        <ButtonLink
          to="/accountResourceVerify"
          search={{ enterpriseUserId: String(card.enterpriseUserId), redirect: here }}
          size="large"
        >
          {t('card.switch')}
        </ButtonLink>
      ),
    },
    'other-enterprise': { note: t('card.otherEnterprise', { name: card.enterpriseName }) },
    taken: { note: t('card.taken') },
    used: { note: t('card.used') },
    expired: { note: t('card.expired', expires) },
    'not-needed': { note: t('card.notNeeded') },
  }
  const { note, action } = answers[card.offer]
  return (
    <div className={classes.offer}>
      <p>{note}</p>
      <div className={classes.actions}>
        {action ?? (
          <ButtonLink to="/member" variant="outlined" size="large">
            {t('card.toMembership')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
