import { defineText } from '../../platform/i18n/text.ts'
import { mediaTexts } from '../media/public.text.ts'
import { moderationTexts } from '../moderation/public.text.ts'
import { bodiesText } from './bodies/bodies.text.ts'
import { composeText } from './compose/compose.text.ts'

export const postsText = defineText(
  'posts',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  [...mediaTexts, bodiesText, composeText, ...moderationTexts],
)
