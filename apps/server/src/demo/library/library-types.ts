import type { Ability, ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseKey } from '../demo-types.ts'

// The shape of what the demo library is written in. Bodies are Markdown: ## and ### headings, paragraphs, **bold**,
// *italic*, > quotes, lists, [links](https://…). Each language is written for its readers, not translated.

export type DemoQuestion = {
  key: string
  prompt: LocalizedText
  choices: readonly { key: string; text: LocalizedText }[]
  /** The key of the right choice. */
  answer: string
  explanation: LocalizedText
}

/** `key` must be unique within its lesson and never change: progress hangs on it. */
export type DemoSection =
  | { kind: 'text'; key: string; title: LocalizedText; body: LocalizedText }
  | { kind: 'video'; key: string; title: LocalizedText; video: string }
  | { kind: 'tool'; key: string; title: LocalizedText; tool: string; minutes: number }
  | { kind: 'quiz'; key: string; title: LocalizedText; questions: readonly DemoQuestion[] }
  | { kind: 'discussion'; key: string; title: LocalizedText; prompt: LocalizedText }

/** The title stands in library-titles.ts; the code is the course's key and the position: `hire-well-2`. */
export type DemoLesson = {
  course: string
  position: 1 | 2 | 3 | 4
  summary: LocalizedText
  /** At most five. */
  tags: readonly LocalizedText[]
  sections: readonly DemoSection[]
  /** Kept for one enterprise; for everyone when absent. */
  onlyFor?: EnterpriseKey
  isDraft?: boolean
  /** What an earlier version said, for the lesson that has two. */
  before?: { sections: readonly DemoSection[] }
}

export type DemoArticle = {
  code: string
  ability: Ability
  title: LocalizedText
  summary: LocalizedText
  tags: readonly LocalizedText[]
  body: LocalizedText
  daysAgo: number
  views: number
  /** Readable without a membership, signed in or not. */
  isFree: boolean
}

/** Categories: 1 exercise, 2 checklist, 3 worksheet, 4 knowledge card, 5 assessment, 6 worked example, 7 practice guide. */
export type DemoTool = {
  code: string
  category: 1 | 2 | 3 | 4 | 5 | 6 | 7
  ability: Ability
  title: LocalizedText
  summary: LocalizedText
  tags: readonly LocalizedText[]
  intro: LocalizedText
  /** A knowledge card or a worked example may have none. `rating` is 1 to 5; `choice` and `checks` need options. */
  fields: readonly {
    key: string
    kind: 'line' | 'text' | 'choice' | 'checks' | 'rating'
    label: LocalizedText
    hint?: LocalizedText
    options?: readonly LocalizedText[]
  }[]
  /** For assessments: what a total from this number on means, lowest first. */
  bands?: readonly { from: number; text: LocalizedText }[]
}

export type DemoVideo = {
  code: string
  ability: Ability
  title: LocalizedText
  summary: LocalizedText
  tags: readonly LocalizedText[]
  /** A file of demo/assets. */
  file: string
  seconds: number
  /** Said and shown, in order: seconds from the start. Subtitles and transcript are made of them. */
  cues: readonly { start: number; end: number; text: LocalizedText }[]
}

export type DemoTopic = {
  code: string
  ability: Ability
  title: LocalizedText
  summary: LocalizedText
  tags: readonly LocalizedText[]
  intro: LocalizedText
  items: readonly { kind: ResourceKind; code: string; note: LocalizedText }[]
}
