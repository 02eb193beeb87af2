import { defineText } from '../../platform/i18n/text.ts'

export const workplaceText = defineText('workplace', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
