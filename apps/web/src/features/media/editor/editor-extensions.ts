import { Image } from '@tiptap/extension-image'
import { Mention } from '@tiptap/extension-mention'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import type { SuggestionOptions } from '@tiptap/suggestion'
import { alignment } from './alignment.ts'
import { cleanPaste } from './clean-paste.ts'
import { linkAddress } from './link-address.ts'
import { picturePlaceholders } from './picture-placeholders.ts'

export interface EditorSettings {
  placeholder: string
  suggestion: Omit<SuggestionOptions, 'editor'>
}

/** Exactly the nodes and marks that the contract's rich text knows; whatever else is pasted is dropped by the schema. */
export const editorExtensions = ({ placeholder, suggestion }: EditorSettings) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      HTMLAttributes: { rel: 'noreferrer', target: '_blank' },
    },
  }).extend({ transformPastedHTML: cleanPaste }),
  alignment,
  Image.configure({ allowBase64: false }),
  Placeholder.configure({ placeholder }),
  Mention.configure({
    HTMLAttributes: { class: 'mention' },
    renderText: ({ node }) => `@${node.attrs.label}`,
    suggestion,
  }),
  picturePlaceholders,
]
