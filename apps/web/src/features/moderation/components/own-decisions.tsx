import { appealDecision } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import type { OwnDecision } from '@fairlead/contract/moderation/moderation.schema.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ownDecisionsQuery } from '../moderation.queries.ts'
import { moderationText } from '../moderation.text.ts'
import classes from './moderation.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** What moderators decided about one's own posts, why, and the way to a second look; nothing when there is nothing. */
export function OwnDecisions() {
  const t = useText(moderationText)
  const { data } = useQuery(ownDecisionsQuery())
  if (!data || data.items.length === 0) return null
  return (
    <Card className={classes.own}>
      <h2>{t('own.title')}</h2>
      {data.items.map((decision) => (
        <Decision key={decision.caseId} decision={decision} />
      ))}
    </Card>
  )
}

function Decision({ decision }: { decision: OwnDecision }) {
  const t = useText(moderationText)
  const client = useQueryClient()
  const [isAppealing, setIsAppealing] = useState(false)
  const { caseId, action, reason, excerpt, appeal, canAppeal } = decision
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => call(appealDecision, { caseId, text }),
    onSuccess: () => setIsAppealing(false),
    onSettled: () => client.invalidateQueries({ queryKey: ownDecisionsQuery().queryKey }),
  })
  return (
    <article>
      <b>{t(`own.${action}`)}</b>
      <q>{excerpt.slice(0, 80)}</q>
      {reason && <span>{t('own.reason', { reason })}</span>}
      {appeal && <small>{t(appeal.answer ? `own.${appeal.answer}` : 'own.appealed')}</small>}
      {canAppeal && (
        <Button variant="outlined" size="small" onClick={() => setIsAppealing(true)}>
          {t('own.appeal')}
        </Button>
      )}
      {isAppealing && (
        <ReasonDialog
          title={t('own.appealTitle')}
          text={excerpt.slice(0, 80)}
          fieldLabel={t('own.appealField')}
          confirm={t('own.send')}
          cancel={t('own.cancel')}
          isSending={isPending}
          onClose={() => setIsAppealing(false)}
          onConfirm={mutate}
        />
      )}
    </article>
  )
}
