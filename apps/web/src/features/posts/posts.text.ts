import { defineText } from '../../platform/i18n/text.ts'
import { mediaTexts } from '../media/public.text.ts'

export const postsText = defineText(
  'posts',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  mediaTexts,
)
