import type { Connection } from '@fairlead/contract/workplace/connections.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import classes from './connections.module.css'
import { connectionsText } from './connections.text.ts'

interface ConnectionCardProps {
  connection: Connection
  onEdit: () => void
  onRemove: () => void
}

export function ConnectionCard({ connection, onEdit, onRemove }: ConnectionCardProps) {
  const t = useText(connectionsText)
  const { kind, enterpriseName, tenantKey, appId, enabled, simulated } = connection
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <h2>{t(`kinds.${kind}`)}</h2>
        <Tag>{t(simulated ? 'simulated' : enabled ? 'on' : 'off')}</Tag>
      </div>
      <p>{enterpriseName}</p>
      <dl className={classes.facts}>
        <dt>{t('tenantKey')}</dt>
        <dd>{tenantKey}</dd>
        <dt>{t('appId')}</dt>
        <dd>{appId}</dd>
      </dl>
      <div className={classes.actions}>
        {!simulated && (
          <Button variant="outlined" size="small" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Card>
  )
}
