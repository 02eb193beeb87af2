import { agreeReveal, askReveal } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import type { ModerationCase } from '@fairlead/contract/moderation/moderation.schema.ts'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { moderationText } from '../moderation.text.ts'
import { useCaseAction } from '../use-case-action.ts'
import classes from './moderation.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** Naming an anonymous author: one moderator asks, another agrees. */
export function CaseReveal({ one }: { one: ModerationCase }) {
  const t = useText(moderationText)
  const [isAsking, setIsAsking] = useState(false)
  const { caseId, reveal, abilities } = one
  const ask = useCaseAction((reason: string) => call(askReveal, { caseId, reason }))
  const agree = useCaseAction(() => call(agreeReveal, { caseId }))
  return (
    <>
      {reveal && (
        <p className={classes.note}>
          {reveal.agreedByName !== null
            ? t('reveal.known', { one: reveal.askedByName, two: reveal.agreedByName })
            : abilities.canAgreeReveal
              ? t('reveal.asked', { name: reveal.askedByName, reason: reveal.reason })
              : t('reveal.waiting')}
        </p>
      )}
      {abilities.canAgreeReveal && (
        <Button
          variant="outlined"
          size="small"
          loading={agree.isPending}
          onClick={() => agree.mutate(undefined)}
        >
          {t('reveal.agree')}
        </Button>
      )}
      {abilities.canAskReveal && (
        <button type="button" className={classes.link} onClick={() => setIsAsking(true)}>
          {t('reveal.ask')}
        </button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('reveal.askTitle')}
          text={t('reveal.askText')}
          fieldLabel={t('decide.reason')}
          confirm={t('reveal.ask')}
          cancel={t('decide.cancel')}
          isSending={ask.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={(reason) => ask.mutate(reason, { onSuccess: () => setIsAsking(false) })}
        />
      )}
    </>
  )
}
