import type { ImportReport } from '@fairlead/contract/console/people.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import classes from './import.module.css'
import { peopleText } from './people.text.ts'

export function ImportCounts({ report: { good, member, bad } }: { report: ImportReport }) {
  const t = useText(peopleText)
  const total = good + member + bad
  return (
    <div className={classes.counts}>
      <div className={classes.bar} aria-hidden>
        <span data-part="good" style={{ width: `${(good / total) * 100}%` }} />
        <span data-part="member" style={{ width: `${(member / total) * 100}%` }} />
        <span data-part="bad" style={{ width: `${(bad / total) * 100}%` }} />
      </div>
      <div className={classes.tags}>
        <Tag>{t('import.good', { count: good })}</Tag>
        {member > 0 && <Tag tone="quiet">{t('import.member', { count: member })}</Tag>}
        {bad > 0 && <Tag tone="coral">{t('import.bad', { count: bad })}</Tag>}
      </div>
    </div>
  )
}
