import { currentLanguage } from '../../../platform/i18n/language.ts'
import { loadWords } from '../../../platform/i18n/loaded-words.ts'
import { postsText } from '../posts.text.ts'

/** A person's page belongs to another feature, whose route brings only its own words. */
export const loadPostsWords = (): Promise<unknown> => loadWords(postsText, currentLanguage())
