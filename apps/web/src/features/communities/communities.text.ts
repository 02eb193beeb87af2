import { defineText } from '../../platform/i18n/text.ts'

export const communitiesText = defineText('communities', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
