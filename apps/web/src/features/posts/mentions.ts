import { splitMentions } from '@fairlead/contract/posts/mention.ts'

export interface TextPart {
  /** Its place in the text, which also tells two mentions of one person apart. */
  place: number
  text: string
  isMention: boolean
}

const han = /\p{Script=Han}/u

/** A text as people read it: mentions by name, everything else as written. Nothing in it is markup. */
export const partsOf = (content: string): TextPart[] =>
  splitMentions(content).map((part, place) =>
    'name' in part
      ? { place, text: `@${part.name}`, isMention: true }
      : { place, text: part.text, isMention: false },
  )

/** Lets browsers break lines and readers pronounce a text as what it is, whatever language the page speaks. */
export const languageOf = (content: string): 'zh' | 'en' => (han.test(content) ? 'zh' : 'en')
