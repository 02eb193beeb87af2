import { endSession, signOutEverywhere } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { clearSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { settingsText } from '../settings/settings.text.ts'
import { sessionsQuery } from '../settings.queries.ts'
import classes from './settings.module.css'

/** Where one is signed in; each device can be signed out from here, and all of them at once. */
export function DevicesSection() {
  const t = useText(settingsText)
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const sessions = useQuery(sessionsQuery)
  const ending = useMutation({
    mutationFn: (sessionId: number) => call(endSession, { sessionId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const endingAll = useMutation({
    mutationFn: () => call(signOutEverywhere, {}),
    onSuccess: clearSession,
  })
  if (sessions.isPending) return <Skeleton height={120} />
  if (!sessions.data)
    return (
      <ErrorState
        retryLabel={t('page.retry')}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      >
        {t('devices.failed')}
      </ErrorState>
    )
  return (
    <>
      <ul className={classes.rows}>
        {sessions.data.items.map(({ sessionId, device, address, lastSeenAt, isThisOne }) => (
          <li key={sessionId} className={classes.row}>
            <span>
              <span className={classes.what}>{device}</span>
              <span className={classes.note}>
                {[address, t('devices.lastSeen', { time: formatRelativeTime(lastSeenAt, language) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {isThisOne ? (
              <Tag>{t('devices.thisOne')}</Tag>
            ) : (
              <Button
                variant="outlined"
                aria-label={t('devices.endOf', { device })}
                disabled={ending.isPending}
                onClick={() => ending.mutate(sessionId)}
              >
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {t('devices.endAll')}
        </Button>
      </div>
      <Dialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('devices.endAll')}
        actions={
          <>
            <Button loading={endingAll.isPending} onClick={() => endingAll.mutate()}>
              {t('devices.endAll')}
            </Button>
            <Button variant="outlined" onClick={() => setIsAsking(false)}>
              {t('page.cancel')}
            </Button>
          </>
        }
      >
        {t('devices.endAllText')}
      </Dialog>
    </>
  )
}
