import { enterprisesTexts } from '../../features/enterprises/public.text.ts'
import { defineText } from '../../platform/i18n/text.ts'

export const shellText = defineText(
  'shell',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  enterprisesTexts,
)
