import type { ModerationCase } from '@fairlead/contract/moderation/moderation.schema.ts'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { moderationText } from '../moderation.text.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseReveal } from './case-reveal.tsx'
import classes from './moderation.module.css'

export function CaseCard({ one }: { one: ModerationCase }) {
  const t = useText(moderationText)
  const { language } = useLanguage()
  const ago = (moment: string) => formatRelativeTime(moment, language)
  const { word, reports, decision, appeal } = one
  return (
    <Card as="article" className={classes.case}>
      <header className={classes.head}>
        <b>{one.authorName}</b>
        {one.isAnonymous && <Tag>{t('case.anonymous')}</Tag>}
        {word && <Tag tone="coral">{t('case.word', { word })}</Tag>}
        {reports.length > 0 && <Tag tone="blue">{t('case.reports', { count: reports.length })}</Tag>}
        <time dateTime={one.openedAt}>{ago(one.openedAt)}</time>
      </header>
      <blockquote className={classes.said}>{one.excerpt}</blockquote>
      {reports.length > 0 && (
        <ul className={classes.reports}>
          {reports.map((report) => (
            <li key={`${report.reporterName}/${report.at}`}>
              <b>{t(`reason.${report.reason}`)}</b>
              {report.note && <span>{report.note}</span>}
              <small>{t('case.by', { name: report.reporterName, time: ago(report.at) })}</small>
            </li>
          ))}
        </ul>
      )}
      {decision && (
        <p className={classes.note}>
          <b>{t(`done.${decision.action}`)}</b> {decision.reason}{' '}
          <small>{t('decision', { name: decision.decidedByName, time: ago(decision.decidedAt) })}</small>
        </p>
      )}
      {appeal && (
        <p className={classes.note}>
          {t('appeal.said', { text: appeal.text })} {appeal.answer && <b>{t(`appeal.${appeal.answer}`)}</b>}
        </p>
      )}
      <CaseReveal one={one} />
      <footer className={classes.foot}>
        <CaseActions one={one} />
        <a className={classes.link} href={`/campus?ugcId=${one.targetId}`} target="_blank" rel="noreferrer">
          {t('case.open')}
        </a>
      </footer>
    </Card>
  )
}
