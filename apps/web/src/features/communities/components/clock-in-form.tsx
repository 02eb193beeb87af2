import { clockIn } from '@fairlead/contract/communities/communities.endpoints.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'
import classes from './group-work.module.css'

export function ClockInForm({ groupId }: { groupId: number }) {
  const t = useText(communitiesText)
  const [note, setNote] = useState('')
  const act = useCommunityAction({
    act: () => call(clockIn, { groupId, note }),
    said: () => t('work.clockedIn'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act.mutate(undefined)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        className={classes.note}
        aria-label={t('work.note')}
        placeholder={t('work.note')}
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" size="large" loading={act.isPending}>
        {t('work.clockIn')}
      </Button>
    </form>
  )
}
