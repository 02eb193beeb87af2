import { removeForwarding } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { Forwarding } from '@fairlead/contract/xapi/xapi.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { recordsText } from '../records.text.ts'
import classes from './records.module.css'

/** One store that gets our records: how far it is, and what holds it up. */
export function ForwardingLine({ forwarding }: { forwarding: Forwarding }) {
  const t = useText(recordsText)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { forwardingId, endpoint, sentAt, refused, problem, waiting } = forwarding
  const remove = useMutation({
    mutationFn: () => call(removeForwarding, { forwardingId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['records', 'forwardings'] }),
  })
  return (
    <li className={classes.store}>
      <div className={classes.storeHead}>
        <strong>{endpoint}</strong>
        <Button variant="outlined" size="small" loading={remove.isPending} onClick={() => setAsking(true)}>
          {t('forwarding.remove')}
        </Button>
      </div>
      <div className={classes.tags}>
        {problem ? (
          <Tag tone="coral">{t('forwarding.behind', { count: waiting })}</Tag>
        ) : (
          <Tag>{waiting > 0 ? t('forwarding.behind', { count: waiting }) : t('forwarding.fine')}</Tag>
        )}
        {refused > 0 && <Tag tone="quiet">{t('forwarding.refused', { count: refused })}</Tag>}
      </div>
      <p className={classes.quiet}>
        {sentAt
          ? t('forwarding.sent', { time: formatRelativeTime(sentAt, language) })
          : t('forwarding.never')}
      </p>
      {problem && <p className={classes.quiet}>{t('forwarding.waiting', { reason: problem })}</p>}
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('forwarding.removeAsk', { name: endpoint })}
        actions={
          <>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                remove.mutate()
              }}
            >
              {t('forwarding.remove')}
            </Button>
          </>
        }
      >
        {t('forwarding.removeText')}
      </Dialog>
    </li>
  )
}
