import { defineText } from '../../../platform/i18n/text.ts'

export const peopleText = defineText('console-people', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
