import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { consoleText } from './console.text.ts'

export const consoleRoutes: RouteEntry[] = [
  {
    path: '/console',
    access: 'required',
    title: { en: 'Console', zh: '管理后台' },
    chrome: 'console',
    text: consoleText,
    screen: () => import('./screens/overview.screen.tsx').then((module) => module.OverviewScreen),
  },
  {
    path: '/console/audit',
    access: 'required',
    title: { en: 'Audit log', zh: '审计日志' },
    chrome: 'console',
    section: {
      group: 'system',
      ability: 'audit',
      icon: 'history',
      intro: { en: 'Who changed what, and when', zh: '谁在什么时候改了什么' },
    },
    text: consoleText,
    screen: () => import('./screens/audit.screen.tsx').then((module) => module.AuditScreen),
  },
]
