import { defineText } from '../../platform/i18n/text.ts'

export const membershipText = defineText('membership', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
