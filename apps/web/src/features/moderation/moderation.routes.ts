import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { moderationText } from './moderation.text.ts'

export const moderationRoutes: RouteEntry[] = [
  {
    path: '/console/moderation',
    access: 'required',
    title: { en: 'Moderation', zh: '内容审核' },
    chrome: 'console',
    section: {
      group: 'community',
      ability: 'moderation',
      icon: 'shield',
      intro: { en: 'Reports, risky words, appeals', zh: '举报、敏感词、申诉' },
    },
    text: moderationText,
    screen: () => import('./screens/moderation.screen.tsx').then((module) => module.ModerationScreen),
  },
]
