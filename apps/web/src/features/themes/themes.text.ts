import { defineText } from '../../platform/i18n/text.ts'
import { communitiesTexts } from '../communities/public.text.ts'

export const themesText = defineText(
  'themes',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  communitiesTexts,
)
