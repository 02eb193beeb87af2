import { defineText } from '../../../platform/i18n/text.ts'

export const bodiesText = defineText('postBodies', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
