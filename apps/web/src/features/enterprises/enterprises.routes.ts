import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const enterprisesRoutes: RouteEntry[] = [
  { path: '/class', access: 'required', title: { en: 'My class', zh: '班级' } },
]
