import { defineText } from '../../../platform/i18n/text.ts'
import { settingsText } from '../settings/settings.text.ts'

export const profileText = defineText(
  'profile',
  {
    en: () => import('./text/en.ts'),
    zh: () => import('./text/zh.ts'),
  },
  [settingsText],
)
