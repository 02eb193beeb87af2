import type { TierOverview } from '@fairlead/contract/membership/cards.schema.ts'
import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { membershipText } from '../membership.text.ts'
import classes from './tier-table.module.css'

interface TierTableProps {
  tiers: readonly TierOverview[]
  /** The viewer's own, marked; absent for strangers. */
  ownTypeId?: number
}

/** The memberships point by point. On a phone each point has a line of its own above its four answers. */
export function TierTable({ tiers, ownTypeId }: TierTableProps) {
  const t = useText(membershipText)
  const { language } = useLanguage()
  const has = (included: boolean): ReactNode =>
    included ? (
      <IconCheck className={classes.yes} size={20} aria-label={t('compare.yes')} />
    ) : (
      <IconMinus className={classes.no} size={20} aria-label={t('compare.no')} />
    )
  const points: { label: string; of: (tier: TierOverview) => ReactNode }[] = [
    {
      label: t('compare.lessons'),
      of: ({ freeChancesPerMonth: count }) =>
        count < 0 ? t('compare.lessonsAll') : t('compare.lessonsMonth', { count }),
    },
    {
      label: t('compare.aha'),
      of: ({ ahaQuota }) =>
        ahaQuota >= AHA_UNLIMITED ? t('compare.unlimited') : ahaQuota || t('compare.none'),
    },
    { label: t('compare.like'), of: ({ isGuest }) => has(!isGuest) },
    { label: t('compare.discuss'), of: ({ createsDiscussions }) => has(createsDiscussions) },
    { label: t('compare.themes'), of: ({ customThemes }) => has(customThemes) },
    { label: t('compare.communities'), of: ({ createsCommunities }) => has(createsCommunities) },
  ]
  const isOwn = ({ typeId }: TierOverview) => typeId === ownTypeId
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {tiers.map((tier) => (
            <th key={tier.typeId} scope="col" data-own={isOwn(tier)}>
              {tier.name}
              {language === 'zh' && <span className={classes.latin}>{tier.tier}</span>}
              {isOwn(tier) && (
                <span className={classes.own}>
                  <Tag>{t('compare.yours')}</Tag>
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {tiers.map((tier) => (
              <td key={tier.typeId} data-own={isOwn(tier)}>
                {of(tier)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
