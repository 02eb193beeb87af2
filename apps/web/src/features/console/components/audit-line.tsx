import type { AuditEntry } from '@fairlead/contract/console/console.schema.ts'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { consoleText } from '../console.text.ts'
import classes from './audit.module.css'

interface AuditLineProps {
  entry: AuditEntry
  /** What stands below the sentence. */
  children?: ReactNode
}

/** One entry of the log as a sentence: who did what, and when. */
export function AuditLine({ entry: { at, actorName, actorAvatar, text }, children }: AuditLineProps) {
  const t = useText(consoleText)
  const { language } = useLanguage()
  const name = actorName || t('audit.machine')
  return (
    <li className={classes.line}>
      <Avatar name={name} src={actorAvatar} size="small" />
      <div className={classes.words}>
        <p className={classes.sentence}>
          <strong>{name}</strong> {text}
        </p>
        <time className={classes.time} dateTime={at}>
          {formatDateTime(at, language)}
        </time>
        {children}
      </div>
    </li>
  )
}
