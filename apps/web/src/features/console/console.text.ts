import { defineText } from '../../platform/i18n/text.ts'

export const consoleText = defineText('console', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
