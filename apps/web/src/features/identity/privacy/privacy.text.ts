import { defineText } from '../../../platform/i18n/text.ts'

export const privacyText = defineText('privacy', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
