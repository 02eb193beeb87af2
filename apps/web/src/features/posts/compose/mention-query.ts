import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'

const LONGEST_NAME = 20

export interface MentionQuery {
  /** Where the @ stands. */
  start: number
  name: string
}

/** What is being looked for at the caret: the letters behind the nearest @, unless a double space or a new line ended it. */
export const mentionAt = (text: string, caret: number): MentionQuery | null => {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || caret - start > LONGEST_NAME + 1) return null
  const name = text.slice(start + 1, caret)
  return /\n| {2}|[，。！？,!?]/.test(name) ? null : { start, name }
}

/** The text with the name in place of what was typed, and where the caret goes. */
export const takeMention = (text: string, caret: number, { start }: MentionQuery, name: string) => {
  const written = `@${name} `
  return { text: text.slice(0, start) + written + text.slice(caret), caret: start + written.length }
}

/** Whoever no longer stands in the text is not mentioned. */
export const stillMentioned = (text: string, people: readonly Mentioned[]): Mentioned[] =>
  people.filter(({ realname, userName }) => text.includes(`@${realname || userName}`))
