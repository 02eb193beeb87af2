import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { useUploads } from '../uploads/use-uploads.ts'
import classes from './editor.module.css'
import { dropPlaceholder, putPlaceholder, replacePlaceholder } from './picture-placeholders.ts'

const placeholder = (name: string): HTMLElement => {
  const element = document.createElement('span')
  element.className = classes.placeholder ?? ''
  element.textContent = name
  return element
}

/** Pictures chosen, dropped or pasted: each keeps its place in the text until it is here. */
export const usePictureUploads = (editor: Editor | null) => {
  const uploads = useUploads('editorPicture')
  const { items, remove } = uploads
  const placed = useRef(new Set<string>())
  useEffect(() => {
    if (!editor) return
    for (const { id, name, status, fileUrl } of items) {
      if (!placed.current.has(id)) {
        placed.current.add(id)
        putPlaceholder(editor, id, placeholder(name))
      }
      if (status === 'done') {
        placed.current.delete(id)
        replacePlaceholder(editor, id, { src: fileUrl, alt: name })
        remove(id)
      }
    }
    for (const id of placed.current)
      if (!items.some((item) => item.id === id)) {
        placed.current.delete(id)
        dropPlaceholder(editor, id)
      }
  }, [editor, items, remove])
  return uploads
}
