import { Extension } from '@tiptap/core'

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

const alignmentOf = (element: HTMLElement): Alignment | null => {
  const said = element.dataset.align ?? element.getAttribute('align')
  return ALIGNMENTS.find((one) => one === said) ?? null
}

/** As an attribute and not as a style, which our content security policy would refuse. */
export const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ textAlign }) => (textAlign ? { 'data-align': textAlign } : {}),
        },
      },
    },
  ],
})
