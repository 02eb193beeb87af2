import { defineText } from '../../platform/i18n/text.ts'

export const recordsText = defineText('records', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
