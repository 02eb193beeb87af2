import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const communitiesRoutes: RouteEntry[] = [
  { path: '/community', access: 'required', title: { en: 'Community', zh: '社区' } },
  { path: '/subcommunity', access: 'required', title: { en: 'Subcommunity', zh: '子社区' } },
  { path: '/group', access: 'required', title: { en: 'Group', zh: '小组' } },
  { path: '/joinCommunity', access: 'optional', title: { en: 'Join the community', zh: '加入社区' } },
  { path: '/joinGroup', access: 'optional', title: { en: 'Join the group', zh: '加入小组' } },
  { path: '/myClassmate', access: 'required', title: { en: 'People I learn with', zh: '我的同学' } },
]
