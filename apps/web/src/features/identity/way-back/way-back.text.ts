import { defineText } from '../../../platform/i18n/text.ts'

export const wayBackText = defineText('way-back', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
