import { defineText } from '../../../platform/i18n/text.ts'

export const guideText = defineText('guide', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
