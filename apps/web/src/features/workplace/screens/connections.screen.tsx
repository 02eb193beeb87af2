import { removeConnection } from '@fairlead/contract/workplace/connections.endpoints.ts'
import type { Connection } from '@fairlead/contract/workplace/connections.schema.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ConnectionCard } from '../connections/connection-card.tsx'
import { ConnectionEditor } from '../connections/connection-editor.tsx'
import classes from '../connections/connections.module.css'
import { connectionsQuery } from '../connections/connections.queries.ts'
import { connectionsText } from '../connections/connections.text.ts'

/** Which companies come in from their own side, and how. */
export function ConnectionsScreen() {
  const t = useText(connectionsText)
  const queries = useQueryClient()
  const connections = useQuery(connectionsQuery())
  const [editing, setEditing] = useState<Connection | 'new'>()
  const [leaving, setLeaving] = useState<Connection>()
  const remove = useMutation({
    mutationFn: ({ connectionId }: Connection) => call(removeConnection, { connectionId }),
    onSuccess: () => showToast(t('removed')),
    onSettled: () => {
      setLeaving(undefined)
      void queries.invalidateQueries({ queryKey: connectionsQuery().queryKey })
    },
  })
  const items = connections.data?.items
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        action={<Button onClick={() => setEditing('new')}>{t('add')}</Button>}
      />
      {connections.isError && !items && (
        <Card>
          <ErrorState
            retryLabel={t('retry')}
            onRetry={() => void connections.refetch()}
            retrying={connections.isFetching}
          >
            {t('failed')}
          </ErrorState>
        </Card>
      )}
      {items?.length === 0 && (
        <Card>
          <EmptyState drawing="knot" action={<Button onClick={() => setEditing('new')}>{t('add')}</Button>}>
            {t('empty')}
          </EmptyState>
        </Card>
      )}
      <div className={classes.grid} aria-busy={connections.isPending}>
        {connections.isPending &&
          ['first', 'second', 'third', 'fourth'].map((place) => (
            <Card key={place}>
              <Skeleton height={120} />
            </Card>
          ))}
        {items?.map((connection) => (
          <ConnectionCard
            key={connection.connectionId}
            connection={connection}
            onEdit={() => setEditing(connection)}
            onRemove={() => setLeaving(connection)}
          />
        ))}
      </div>
      {editing && (
        <ConnectionEditor
          connection={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {leaving && (
        <Dialog
          opened
          onClose={() => setLeaving(undefined)}
          title={t('removeTitle')}
          actions={
            <>
              <Button variant="outlined" onClick={() => setLeaving(undefined)}>
                {t('cancel')}
              </Button>
              <Button loading={remove.isPending} onClick={() => remove.mutate(leaving)}>
                {t('remove')}
              </Button>
            </>
          }
        >
          {t('removeText', { name: leaving.enterpriseName })}
        </Dialog>
      )}
    </>
  )
}
