import { defineText } from '../../../platform/i18n/text.ts'
import { mediaTexts } from '../../media/public.text.ts'
import { composeText } from '../compose/compose.text.ts'

export const longPostText = defineText(
  'long-post',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  [composeText, ...mediaTexts],
)
