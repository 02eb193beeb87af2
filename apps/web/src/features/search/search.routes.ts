import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const searchRoutes: RouteEntry[] = [
  { path: '/search', access: 'required', title: { en: 'Search', zh: '搜索' } },
]
