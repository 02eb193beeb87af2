import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploadArea } from '../uploads/use-upload-area.ts'
import classes from './editor.module.css'
import { editorExtensions } from './editor-extensions.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MentionList } from './mention-list.tsx'
import { useMentions } from './use-mentions.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

export interface EditorFrameProps {
  /** What is there at first; later changes come from within. */
  initial: RichText | undefined
  onChange: (text: RichText) => void
  /** Pictures are still on their way: do not send yet. */
  onBusy?: (isBusy: boolean) => void
  label: string
  placeholder: string
}

export function EditorFrame({ initial, onChange, onBusy, label, placeholder }: EditorFrameProps) {
  const [isLinking, setIsLinking] = useState(false)
  const { open, suggestion } = useMentions()
  const editor = useEditor({
    extensions: editorExtensions({ placeholder, suggestion }),
    content: initial ?? '',
    // Our stylesheet carries its few rules: a style tag would need the page's nonce.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: classes.text ?? '',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.getJSON() as RichText),
  })
  const uploads = usePictureUploads(editor)
  const area = useUploadArea([uploads])
  useEffect(() => onBusy?.(uploads.isBusy), [onBusy, uploads.isBusy])
  return (
    <div ref={area} className={classes.frame}>
      {editor && (
        <EditorToolbar editor={editor} onLink={() => setIsLinking(true)} onPicture={uploads.choose} />
      )}
      <UploadList uploads={uploads} />
      <EditorContent editor={editor} />
      {open && (
        <MentionList people={open.people} marked={open.marked} place={open.place} onChoose={open.choose} />
      )}
      {editor && <LinkDialog editor={editor} opened={isLinking} onClose={() => setIsLinking(false)} />}
    </div>
  )
}
