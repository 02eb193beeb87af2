import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const chatRoutes: RouteEntry[] = [
  { path: '/chat', access: 'required', title: { en: 'Messages', zh: '聊天' } },
]
