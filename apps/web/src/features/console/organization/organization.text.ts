import { defineText } from '../../../platform/i18n/text.ts'

export const organizationText = defineText('console-organization', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
