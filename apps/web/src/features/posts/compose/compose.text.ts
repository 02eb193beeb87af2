import { defineText } from '../../../platform/i18n/text.ts'

export const composeText = defineText('compose', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
