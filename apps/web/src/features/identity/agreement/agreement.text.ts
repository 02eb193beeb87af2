import { defineText } from '../../../platform/i18n/text.ts'

export const agreementText = defineText('agreement', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
