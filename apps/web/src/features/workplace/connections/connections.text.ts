import { defineText } from '../../../platform/i18n/text.ts'

export const connectionsText = defineText('workplace-connections', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
