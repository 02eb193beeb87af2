import { defineText } from '../../platform/i18n/text.ts'

export const moderationText = defineText('moderation', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
