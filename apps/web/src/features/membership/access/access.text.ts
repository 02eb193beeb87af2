import { defineText } from '../../../platform/i18n/text.ts'

/** Apart from the words of the membership pages, because any screen may ask for access. */
export const accessText = defineText('access', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
