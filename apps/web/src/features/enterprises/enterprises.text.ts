import { defineText } from '../../platform/i18n/text.ts'

export const enterprisesText = defineText('enterprises', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
