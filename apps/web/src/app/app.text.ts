import { defineText } from '../platform/i18n/text.ts'
import { en } from './text/en.ts'
import { zh } from './text/zh.ts'

/** Travels with the app itself: what is said when nothing else can be loaded any more. */
export const appText = defineText('app', {
  en: () => Promise.resolve({ en }),
  zh: () => Promise.resolve({ zh }),
})
