import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { POST_TEXT_MAX } from '@fairlead/contract/posts/posts.schema.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BottomDrawer } from '../../../ui/overlay/bottom-drawer.tsx'
import { isMac } from '../is-mac.ts'
import classes from './compose.module.css'
import { composeText } from './compose.text.ts'
import { ComposeForm } from './compose-form.tsx'
import { DangerDialog } from './danger-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { QuitDialog } from './quit-dialog.tsx'
import { useCompose } from './use-compose.ts'

interface ComposeDrawerProps {
  opened: boolean
  /** Where it will be posted; the whole enterprise when left out. */
  place?: Place | undefined
  onClose: () => void
}

/** Where one writes: 95 % of the height, with the question what becomes of it when one leaves. */
export function ComposeDrawer({ opened, place, onClose }: ComposeDrawerProps) {
  const t = useText(composeText)
  const { language } = useLanguage()
  const compose = useCompose(place, onClose)
  const [isLeaving, setIsLeaving] = useState(false)
  const { kind, content, isDirty, risk } = compose
  const length = graphemeLength(content)
  const isTooLong = length > POST_TEXT_MAX

  // The back button closes at once; what was written waits as a draft.
  const latest = useRef(compose)
  latest.current = compose
  useEffect(() => {
    if (!opened && latest.current.isDirty && latest.current.kind === 'post') latest.current.keepDraft()
  }, [opened])

  const send = () => {
    if (compose.isSending) return
    if (content.trim() === '') showToast(postProblems.empty.text[language])
    else if (isTooLong) showToast(postProblems.tooLong.text[language])
    else if (compose.isUploading) showToast(t('busy'))
    else if (compose.hasBrokenUpload) showToast(t('broken'))
    else compose.send()
  }
  const close = () => (isDirty ? setIsLeaving(true) : onClose())
  const leave = (what: () => void) => {
    what()
    setIsLeaving(false)
    onClose()
  }
  const isAsking = isLeaving || risk.risky !== null || compose.quitReminder !== undefined

  return (
    <>
      <BottomDrawer
        opened={opened}
        onClose={close}
        title={t(`title.${kind}`)}
        closeLabel={t('close')}
        closeOnEscape={!isAsking}
        footer={
          <>
            <span className={classes.counter} data-over={isTooLong}>
              {length} / {POST_TEXT_MAX}
            </span>
            <span className={classes.keys}>{t('keys', { key: isMac() ? '⌘' : 'Ctrl' })}</span>
            <Button size="large" onClick={send} loading={compose.isSending} disabled={content.trim() === ''}>
              {t('send')}
            </Button>
          </>
        }
      >
        <ComposeForm place={place} compose={compose} onSend={send} />
      </BottomDrawer>
      <LeaveDialog
        opened={isLeaving}
        canSave={kind === 'post'}
        onStay={() => setIsLeaving(false)}
        onSave={() => leave(compose.keepDraft)}
        onDiscard={() => leave(compose.discard)}
      />
      <DangerDialog risky={risk.risky} onThinkAgain={risk.thinkAgain} onGoOn={() => void risk.goOn()} />
      <QuitDialog reminder={compose.quitReminder} />
    </>
  )
}
