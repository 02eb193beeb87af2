import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { editorText } from './editor.text.ts'
import { linkAddress } from './link-address.ts'

interface LinkDialogProps {
  editor: Editor
  opened: boolean
  onClose: () => void
}

export function LinkDialog({ editor, opened, onClose }: LinkDialogProps) {
  const t = useText(editorText)
  const form = useId()
  const present = String(editor.getAttributes('link').href ?? '')
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('linkTitle')}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              if (present) editor.chain().focus().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            {present ? t('linkRemove') : t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('linkApply')}
          </Button>
        </>
      }
    >
      {opened && <LinkForm id={form} editor={editor} present={present} onDone={close} />}
    </Dialog>
  )
}

interface LinkFormProps {
  id: string
  editor: Editor
  present: string
  onDone: () => void
}

function LinkForm({ id, editor, present, onDone }: LinkFormProps) {
  const t = useText(editorText)
  const [typed, setTyped] = useState(present)
  const [isWrong, setIsWrong] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const href = linkAddress(typed)
    setIsWrong(href === undefined)
    if (!href) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !present)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    onDone()
  }
  return (
    <form id={id} onSubmit={apply} noValidate>
      <TextField
        aria-label={t('linkAddress')}
        placeholder={t('linkHint')}
        inputMode="url"
        value={typed}
        data-autofocus
        {...(isWrong && { error: t('linkWrong') })}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
