import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Change = { add: { id: string; at: number; element: HTMLElement } } | { remove: string }

const key = new PluginKey<DecorationSet>('picture-placeholders')

/** Where a picture on its way will stand, however the text around it moves meanwhile. */
export const picturePlaceholders = Extension.create({
  name: 'picturePlaceholders',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, set) {
          const moved = set.map(transaction.mapping, transaction.doc)
          const change = transaction.getMeta(key) as Change | undefined
          if (!change) return moved
          if ('remove' in change)
            return moved.remove(moved.find(undefined, undefined, ({ id }) => id === change.remove))
          const { id, at, element } = change.add
          return moved.add(transaction.doc, [Decoration.widget(at, element, { id })])
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

const change = (editor: Editor, what: Change) => editor.view.dispatch(editor.state.tr.setMeta(key, what))

export const putPlaceholder = (editor: Editor, id: string, element: HTMLElement): void =>
  change(editor, { add: { id, at: editor.state.selection.from, element } })

/** Puts the picture where its placeholder has got to; nowhere when the text around it was deleted. */
export const replacePlaceholder = (
  editor: Editor,
  id: string,
  picture: { src: string; alt: string },
): void => {
  const [found] = key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? []
  change(editor, { remove: id })
  if (found) editor.chain().insertContentAt(found.from, { type: 'image', attrs: picture }).run()
}

export const dropPlaceholder = (editor: Editor, id: string): void => change(editor, { remove: id })
