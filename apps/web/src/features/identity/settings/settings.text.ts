import { defineText } from '../../../platform/i18n/text.ts'
import { registrationText } from '../registration/registration.text.ts'

export const settingsText = defineText(
  'settings',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  [registrationText],
)
