import { shareTopic } from '@fairlead/contract/library/library.endpoints.ts'
import { TOPIC_NOTE_MAX } from '@fairlead/contract/library/library.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { tellLearning } from '../../../platform/statements/learning.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { libraryText } from '../library.text.ts'

/** Passing a topic on with a line of one's own. */
export function PassTopic({ id }: { id: string }) {
  const t = useText(libraryText)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)

  const send = async () => {
    setSending(true)
    try {
      const share = await call(shareTopic, { id, note })
      tellLearning('shared', 'topic', id)
      void client.invalidateQueries({ queryKey: ['library', 'topicShares'] })
      const isCopied = await copy(`${window.location.origin}/topicFx?id=${share.id}`)
      showToast(t(isCopied ? 'topic.passed' : 'topic.passedNoCopy'))
      setOpen(false)
      setNote('')
    } catch {
      // The call has told why; the note is still here.
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('topic.pass')}</Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('topic.passTitle')}
        actions={
          <>
            <Button variant="outlined" onClick={() => setOpen(false)}>
              {t('notes.close')}
            </Button>
            <Button loading={isSending} onClick={() => void send()}>
              {t('topic.pass')}
            </Button>
          </>
        }
      >
        <TextArea
          aria-label={t('topic.note')}
          rows={3}
          maxLength={TOPIC_NOTE_MAX}
          placeholder={t('topic.notePlaceholder')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Dialog>
    </>
  )
}

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false)
