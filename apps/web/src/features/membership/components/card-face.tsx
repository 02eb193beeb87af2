import type { Card } from '@fairlead/contract/membership/cards.schema.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Sea } from '../../../ui/brand/sea.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { membershipText } from '../membership.text.ts'
import classes from './card-face.module.css'

export function CardFace({ card }: { card: Card }) {
  const t = useText(membershipText)
  const { language } = useLanguage()
  const copy = () =>
    navigator.clipboard.writeText(card.code).then(
      () => showToast(t('card.copied')),
      () => showToast(t('card.copyFailed')),
    )
  return (
    <article className={classes.face} data-state={card.state}>
      <div className={classes.front}>
        <Sea />
        <div className={classes.words}>
          <span className={classes.small}>
            {t(`kind.${card.kind}`)} · {t(`state.${card.state}`)}
          </span>
          <h1>{card.name}</h1>
          <strong className={classes.days}>{t('cards.days', { count: card.days })}</strong>
          <span className={classes.small}>{t('card.from', { name: card.enterpriseName })}</span>
        </div>
      </div>
      <div className={classes.stub}>
        <div className={classes.codeWords}>
          <span className={classes.soft}>{t('card.code')}</span>
          <span className={classes.code}>{card.code}</span>
          <span className={classes.soft}>
            {t('cards.expires', { when: formatDate(card.expiresAt, language) })}
          </span>
        </div>
        <IconButton label={t('card.copy')} onClick={() => void copy()}>
          <IconCopy size={20} />
        </IconButton>
      </div>
    </article>
  )
}
