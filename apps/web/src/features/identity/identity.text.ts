import { defineText } from '../../platform/i18n/text.ts'

export const identityText = defineText('identity', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
