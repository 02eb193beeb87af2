import { readCardBatch, revokeCardBatch } from '@fairlead/contract/console/card-batches.endpoints.ts'
import type { CardBatchSummary } from '@fairlead/contract/console/card-batches.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { downloadText } from '../download-text.ts'
import { csvOf } from '../people/csv-of.ts'
import classes from './cards.module.css'
import { cardsText } from './cards.text.ts'

interface BatchActionsProps {
  batch: CardBatchSummary
  enterpriseId: number | undefined
}

export function BatchActions({ batch, enterpriseId }: BatchActionsProps) {
  const t = useText(cardsText)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { batchId, isRevoked } = batch
  const save = useMutation({
    mutationFn: () => call(readCardBatch, { batchId, enterpriseId }),
    onSuccess: ({ items }) =>
      downloadText(
        `fairlead-cards-${batchId}.csv`,
        csvOf([
          [t('code'), t('state'), t('holder')],
          ...items.map(({ code, state, receivedBy }) => [code, t(state), receivedBy]),
        ]),
      ),
  })
  const revoke = useMutation({
    mutationFn: () => call(revokeCardBatch, { batchId, enterpriseId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['console', 'cards'] }),
  })
  if (isRevoked) return <Tag tone="quiet">{t('revoked')}</Tag>
  return (
    <span className={classes.actions}>
      <Button variant="outlined" size="small" loading={save.isPending} onClick={() => save.mutate()}>
        {t('codes')}
      </Button>
      <Button variant="outlined" size="small" loading={revoke.isPending} onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('revokeAsk', { name: inLanguage(batch.name, language) })}
        actions={
          <>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                revoke.mutate()
              }}
            >
              {t('revoke')}
            </Button>
          </>
        }
      >
        {t('revokeText')}
      </Dialog>
    </span>
  )
}
