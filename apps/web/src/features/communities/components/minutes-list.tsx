import type { Minutes } from '@fairlead/contract/communities/communities.schema.ts'
import { useState } from 'react'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { communitiesText } from '../communities.text.ts'
import classes from './group-work.module.css'
import { MinutesDialog } from './minutes-dialog.tsx'

interface MinutesListProps {
  groupId: number
  minutes: readonly Minutes[]
  canLead: boolean
}

export function MinutesList({ groupId, minutes, canLead }: MinutesListProps) {
  const t = useText(communitiesText)
  const { language } = useLanguage()
  const [writes, setWrites] = useState(false)
  return (
    <Card className={classes.section} aria-labelledby="group-minutes">
      <div className={classes.top}>
        <h2 id="group-minutes">{t('work.minutes')}</h2>
        {canLead && (
          <Button variant="outlined" onClick={() => setWrites(true)}>
            {t('work.upload')}
          </Button>
        )}
      </div>
      {minutes.length === 0 && <p className={classes.quiet}>{t('work.noMinutes')}</p>}
      {minutes.map((one, place) => (
        <details key={one.id} className={classes.minutes} open={place === 0}>
          <summary>
            <b>{one.title}</b>
            <span className={classes.quiet}>
              {one.author?.displayName} · {formatDate(one.addTime, language)}
            </span>
          </summary>
          <p className={classes.text}>{one.content}</p>
        </details>
      ))}
      {canLead && <MinutesDialog groupId={groupId} opened={writes} onClose={() => setWrites(false)} />}
    </Card>
  )
}
