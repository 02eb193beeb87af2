import { defineText } from '../../../platform/i18n/text.ts'

export const uploadsText = defineText('uploads', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
