import { defineText } from '../../../platform/i18n/text.ts'

export const picturesText = defineText('pictures', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
