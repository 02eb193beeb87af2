import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import {
  DEBATE_SIDE_MAX,
  THEME_DESCRIBES_MAX,
  THEME_NAME_MAX,
} from '@fairlead/contract/themes/themes.schema.ts'

export const themeTabs = ['topic', 'debate', 'team'] as const
export type ThemeTab = (typeof themeTabs)[number]

/** The fields of the form under the names of the wire; each tab uses its own. */
export interface ThemeDraft {
  themename: string
  describes: string
  title: string
  content: string
  redSide: string
  blueSide: string
}

export const blankTheme: ThemeDraft = {
  themename: '',
  describes: '',
  title: '',
  content: '',
  redSide: '',
  blueSide: '',
}

const fits = (text: string, max: number): boolean => graphemeLength(text.trim()) <= max
const isFilled = (text: string): boolean => text.trim() !== ''

/** A name, or a debate with its title and both sides; and nothing too long. Early advice only, the server decides. */
export const isThemeReady = (tab: ThemeTab, draft: ThemeDraft): boolean =>
  tab === 'debate'
    ? [draft.title, draft.redSide, draft.blueSide].every(isFilled) &&
      fits(draft.title, THEME_NAME_MAX) &&
      fits(draft.content, THEME_DESCRIBES_MAX) &&
      fits(draft.redSide, DEBATE_SIDE_MAX) &&
      fits(draft.blueSide, DEBATE_SIDE_MAX)
    : isFilled(draft.themename) &&
      fits(draft.themename, THEME_NAME_MAX) &&
      fits(draft.describes, THEME_DESCRIBES_MAX)
