import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'

interface Cue {
  start: number
  end: number
  text: LocalizedText
}

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Cues as a WebVTT file in one language. An arrow in a text would end its cue, so it is written out. */
export const subtitlesOf = (cues: readonly Cue[], language: Language): string =>
  `WEBVTT\n\n${cues
    .map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${oneLine(text[language])}\n`)
    .join('\n')}`

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('-->', '→')
