import { defineText } from '../../../platform/i18n/text.ts'

export const membershipsText = defineText('console-memberships', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
