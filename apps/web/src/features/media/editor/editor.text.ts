import { defineText } from '../../../platform/i18n/text.ts'

export const editorText = defineText('editor', {
  en: () => import('./text/en.ts'),
  zh: () => import('./text/zh.ts'),
})
