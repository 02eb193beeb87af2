import { defineText } from '../../../platform/i18n/text.ts'

export const cardsText = defineText('console-cards', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
