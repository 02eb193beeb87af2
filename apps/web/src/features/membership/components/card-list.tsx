import type { Card as BenefitCard } from '@fairlead/contract/membership/cards.schema.ts'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../platform/i18n/format.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useRedeemCard } from '../membership.queries.ts'
import { membershipText } from '../membership.text.ts'
import classes from './card-list.module.css'

const tones = { available: 'blue', received: 'tide', used: 'quiet', expired: 'quiet' } as const

/** The viewer's cards as tickets; what can be used comes first. */
export function CardList({ cards }: { cards: readonly BenefitCard[] }) {
  const sorted = [...cards].sort((a, b) => Number(b.state === 'received') - Number(a.state === 'received'))
  return (
    <ul className={classes.list}>
      {sorted.map((card) => (
        <li key={card.code} className={classes.ticket} data-state={card.state}>
          <Ticket card={card} />
        </li>
      ))}
    </ul>
  )
}

function Ticket({ card }: { card: BenefitCard }) {
  const t = useText(membershipText)
  const { mutate, isPending } = useRedeemCard({ silent: false })
  const { code, kind, name, days, state, usedAt, expiresAt } = card
  const language = currentLanguage()
  const dates = {
    used: () => t('cards.used', { when: formatDate(usedAt ?? '', language) }),
    expired: () => t('cards.expired', { when: formatDate(expiresAt, language) }),
    received: () => t('cards.expires', { when: formatDate(expiresAt, language) }),
    available: () => t('cards.expires', { when: formatDate(expiresAt, language) }),
  }
  const use = () =>
    mutate(code, { onSuccess: ({ card: used }) => showToast(t('exchange.doneTitle', { count: used.days })) })
  return (
    <>
      <span className={classes.days}>{days}</span>
      <div className={classes.words}>
        <span className={classes.head}>
          <Link to="/growUpCode" search={{ code }} className={classes.name}>
            {name}
          </Link>
          <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        </span>
        <span className={classes.note}>
          {t(`kind.${kind}`)} · {t('cards.days', { count: days })}
        </span>
        <span className={classes.note}>{dates[state]()}</span>
      </div>
      {state === 'received' && (
        <Button size="small" loading={isPending} onClick={use}>
          {t('cards.use')}
        </Button>
      )}
    </>
  )
}
