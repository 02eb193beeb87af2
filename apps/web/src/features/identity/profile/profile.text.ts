import { defineText } from '../../../platform/i18n/text.ts'

export const profileText = defineText('profile', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
