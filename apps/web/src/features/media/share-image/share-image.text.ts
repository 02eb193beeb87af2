import { defineText } from '../../../platform/i18n/text.ts'

export const shareImageText = defineText('share-image', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
