import { defineText } from '../../../platform/i18n/text.ts'
import { identityText } from '../identity.text.ts'

export const registrationText = defineText(
  'registration',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  [identityText],
)
