import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const rankingRoutes: RouteEntry[] = [
  { path: '/ranking', access: 'required', title: { en: 'Leaderboard', zh: '学习榜' } },
]
