import type { Editor } from '@tiptap/core'
import { ALIGNMENTS, type Alignment } from './alignment.ts'
import type { en } from './text/en.ts'

export interface ToolbarAction {
  name: keyof typeof en & string
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const mark = (name: 'bold' | 'italic' | 'underline'): ToolbarAction => ({
  name,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
})

const align = (name: Alignment): ToolbarAction => ({
  name,
  isOn: (editor) => editor.isActive({ textAlign: name }),
  run: (editor) =>
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { textAlign: name })
      .updateAttributes('heading', { textAlign: name })
      .run(),
})

export const marks: readonly ToolbarAction[] = [mark('bold'), mark('italic'), mark('underline')]

export const blocks: readonly ToolbarAction[] = [
  {
    name: 'bulletList',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

export const alignments: readonly ToolbarAction[] = ALIGNMENTS.map(align)

export const HEADINGS = [2, 3] as const

/** 0 is plain text. */
export const headingOf = (editor: Editor): number =>
  HEADINGS.find((level) => editor.isActive('heading', { level })) ?? 0

export const setHeading = (editor: Editor, wanted: number): void => {
  const level = HEADINGS.find((one) => one === wanted)
  const chain = editor.chain().focus()
  if (level) chain.setHeading({ level }).run()
  else chain.setParagraph().run()
}
