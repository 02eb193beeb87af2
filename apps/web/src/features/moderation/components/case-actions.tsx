import { answerAppeal, decideCase } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import {
  type ModerationAction,
  type ModerationCase,
  MUTE_DAYS,
} from '@fairlead/contract/moderation/moderation.schema.ts'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { moderationText } from '../moderation.text.ts'
import { useCaseAction } from '../use-case-action.ts'
import classes from './moderation.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

type Reasoned = Exclude<ModerationAction, 'keep'>
const reasoned = ['hide', 'delete', 'warn', 'mute'] as const satisfies Reasoned[]

/** What a moderator can do with a case: five decisions, or an answer to an appeal. */
export function CaseActions({ one }: { one: ModerationCase }) {
  const t = useText(moderationText)
  const [asked, setAsked] = useState<Reasoned | null>(null)
  const [days, setDays] = useState<number>(MUTE_DAYS[2])
  const { caseId, abilities } = one
  const decide = useCaseAction(
    (decision: { action: ModerationAction; reason: string; muteDays?: number }) =>
      call(decideCase, { caseId, ...decision }),
    t('decide.saved'),
  )
  const answer = useCaseAction((how: 'granted' | 'refused') => call(answerAppeal, { caseId, answer: how }))

  if (abilities.canAnswerAppeal)
    return (
      <div className={classes.actions}>
        <Button loading={answer.isPending} onClick={() => answer.mutate('granted')}>
          {t('appeal.grant')}
        </Button>
        <Button variant="outlined" loading={answer.isPending} onClick={() => answer.mutate('refused')}>
          {t('appeal.refuse')}
        </Button>
      </div>
    )
  if (!abilities.canDecide) return null
  return (
    <>
      <div className={classes.actions}>
        <Button loading={decide.isPending} onClick={() => decide.mutate({ action: 'keep', reason: '' })}>
          {t('action.keep')}
        </Button>
        {reasoned.map((action) => (
          <Button key={action} variant="outlined" onClick={() => setAsked(action)}>
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={t(`decide.${asked}Title`)}
          text={t(`decide.${asked}Text`)}
          fieldLabel={t('decide.reason')}
          confirm={t(`action.${asked}`)}
          cancel={t('decide.cancel')}
          isSending={decide.isPending}
          onClose={() => setAsked(null)}
          onConfirm={(reason) =>
            decide.mutate(
              { action: asked, reason, ...(asked === 'mute' && { muteDays: days }) },
              { onSuccess: () => setAsked(null) },
            )
          }
        >
          {asked === 'mute' && (
            <fieldset className={classes.days}>
              <legend>{t('decide.howLong')}</legend>
              {MUTE_DAYS.map((count) => (
                <label key={count}>
                  <input
                    type="radio"
                    name={`mute-${caseId}`}
                    checked={days === count}
                    onChange={() => setDays(count)}
                  />
                  {t('decide.days', { count })}
                </label>
              ))}
            </fieldset>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
