import IconAlignCenter from '@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs'
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs'
import IconAlignRight from '@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import classes from './editor.module.css'
import { editorText } from './editor.text.ts'
import {
  alignments,
  blocks,
  HEADINGS,
  headingOf,
  marks,
  setHeading,
  type ToolbarAction,
} from './toolbar-actions.ts'
import { useRovingFocus } from './use-roving-focus.ts'

const icons: Partial<Record<ToolbarAction['name'], ReactNode>> = {
  bold: <IconBold size={18} />,
  italic: <IconItalic size={18} />,
  underline: <IconUnderline size={18} />,
  bulletList: <IconList size={18} />,
  orderedList: <IconListNumbers size={18} />,
  quote: <IconBlockquote size={18} />,
  left: <IconAlignLeft size={18} />,
  center: <IconAlignCenter size={18} />,
  right: <IconAlignRight size={18} />,
}

interface EditorToolbarProps {
  editor: Editor
  onLink: () => void
  /** Absent where pictures are not taken. */
  onPicture?: (() => void) | undefined
}

export function EditorToolbar({ editor, onLink, onPicture }: EditorToolbarProps) {
  const t = useText(editorText)
  const toolbar = useRovingFocus<HTMLDivElement>()
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: headingOf(now),
      on: [...marks, ...blocks, ...alignments].filter(({ isOn }) => isOn(now)).map(({ name }) => name),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const toggles = (actions: readonly ToolbarAction[]) =>
    actions.map(({ name, run }) => (
      <IconButton
        key={name}
        label={t(name)}
        aria-pressed={state.on.includes(name)}
        className={classes.tool}
        onClick={() => run(editor)}
      >
        {icons[name]}
      </IconButton>
    ))
  return (
    <div ref={toolbar} role="toolbar" aria-label={t('toolbar')} className={classes.toolbar}>
      <select
        className={classes.style}
        aria-label={t('style')}
        value={state.heading}
        onChange={(event) => setHeading(editor, Number(event.target.value))}
      >
        <option value={0}>{t('paragraph')}</option>
        {HEADINGS.map((level) => (
          <option key={level} value={level}>
            {t(`heading${level}`)}
          </option>
        ))}
      </select>
      {toggles(marks)}
      <span className={classes.divider} />
      {toggles(blocks)}
      <span className={classes.divider} />
      {toggles(alignments)}
      <span className={classes.divider} />
      {onPicture && (
        <IconButton label={t('picture')} className={classes.tool} onClick={onPicture}>
          <IconPhoto size={18} />
        </IconButton>
      )}
      <IconButton label={t('link')} aria-pressed={state.isLink} className={classes.tool} onClick={onLink}>
        <IconLink size={18} />
      </IconButton>
      <span className={classes.divider} />
      <IconButton
        label={t('undo')}
        className={classes.tool}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <IconArrowBackUp size={18} />
      </IconButton>
      <IconButton
        label={t('redo')}
        className={classes.tool}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <IconArrowForwardUp size={18} />
      </IconButton>
    </div>
  )
}
