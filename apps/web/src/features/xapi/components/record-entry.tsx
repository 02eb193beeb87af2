import type { RecordEntry as Entry } from '@fairlead/contract/xapi/explorer.schema.ts'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { recordsText } from '../records.text.ts'
import classes from './records.module.css'

interface RecordEntryProps {
  entry: Entry
  /** Ways to look for more of the same. */
  children?: ReactNode
}

/** A statement as a sentence, and as other tools read it. */
export function RecordEntry({ entry, children }: RecordEntryProps) {
  const t = useText(recordsText)
  const { language } = useLanguage()
  const name = entry.personName || '?'
  return (
    <li className={classes.entry}>
      <Avatar name={name} seed={entry.enterpriseUserId ?? name} src={entry.personAvatar} size="small" />
      <div className={classes.words}>
        <p className={classes.sentence}>{entry.sentence[language]}</p>
        <div className={classes.facts}>
          <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>
          {children}
        </div>
        <details className={classes.json}>
          <summary>{t('explorer.statement')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reachable without a mouse */}
          <pre tabIndex={0}>{JSON.stringify(entry.statement, null, 2)}</pre>
        </details>
      </div>
    </li>
  )
}
