import { defineText } from '../../platform/i18n/text.ts'
import { mediaTexts } from '../media/public.text.ts'

export const libraryText = defineText(
  'library',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  mediaTexts,
)
