import type { MembershipType } from '@fairlead/contract/console/organization.schema.ts'
import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import classes from './memberships.module.css'
import { membershipsText } from './memberships.text.ts'

const rights = ['createsDiscussions', 'createsCommunities', 'customThemes'] as const

interface MembershipCardProps {
  type: MembershipType
  onEdit: () => void
}

export function MembershipCard({ type, onEdit }: MembershipCardProps) {
  const t = useText(membershipsText)
  const { language } = useLanguage()
  const name = inLanguage(type.name, language)
  const held = rights.filter((right) => type[right])
  const lessons = type.freeChancesPerMonth < 0 ? t('unlimited') : type.freeChancesPerMonth
  const ahas = type.ahaQuota === AHA_UNLIMITED ? t('unlimited') : type.ahaQuota
  return (
    <Card className={classes.card}>
      <div>
        <h2>{name}</h2>
        <p className={classes.quiet}>{type.isGuest ? t('guest') : t('held', { count: type.people })}</p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('freeChances')}</dt>
          <dd>{lessons}</dd>
        </div>
        <div>
          <dt>{t('aha')}</dt>
          <dd>{ahas}</dd>
        </div>
      </dl>
      <div className={classes.rights}>
        {held.length === 0 ? (
          <Tag tone="quiet">{t('none')}</Tag>
        ) : (
          held.map((right) => <Tag key={right}>{t(right)}</Tag>)
        )}
      </div>
      <Button variant="outlined" onClick={onEdit}>
        {t('edit', { name })}
      </Button>
    </Card>
  )
}
