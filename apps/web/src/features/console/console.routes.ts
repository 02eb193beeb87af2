import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const consoleRoutes: RouteEntry[] = [
  { path: '/console', access: 'required', title: { en: 'Console', zh: '管理后台' } },
  { path: '/console/$', access: 'required', title: { en: 'Console', zh: '管理后台' } },
]
