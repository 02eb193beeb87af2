import { currentLanguage } from '../../platform/i18n/language.ts'
import { loadWords } from '../../platform/i18n/loaded-words.ts'
import { recordsText } from './records.text.ts'

/** For screens that no route of this feature brings its words to. */
export const loadRecordWords = () => loadWords(recordsText, currentLanguage())
