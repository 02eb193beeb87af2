import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const notificationsRoutes: RouteEntry[] = [
  { path: '/message', access: 'required', title: { en: 'Notices', zh: '消息' } },
  { path: '/messageDetail', access: 'required', title: { en: 'Notice', zh: '消息详情' } },
  { path: '/mpreview', access: 'required', title: { en: 'Notice preview', zh: '消息预览' } },
  { path: '/myExpress', access: 'required', title: { en: 'Learning Express', zh: '学习速递' } },
  { path: '/expressDetail', access: 'required', title: { en: 'Learning Express', zh: '学习速递详情' } },
]
