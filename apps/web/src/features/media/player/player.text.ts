import { defineText } from '../../../platform/i18n/text.ts'

export const playerText = defineText('player', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
