import { defineText } from '../../platform/i18n/text.ts'

export const postsText = defineText('posts', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
