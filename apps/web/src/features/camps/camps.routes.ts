import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const campsRoutes: RouteEntry[] = [
  { path: '/activity', access: 'optional', title: { en: 'Activity', zh: '活动' } },
  { path: '/signUp', access: 'optional', title: { en: 'Sign up', zh: '报名' } },
  { path: '/recommendedSignUp', access: 'required', title: { en: 'Open for you', zh: '推荐报名' } },
  { path: '/campList', access: 'required', title: { en: 'Camps', zh: '训练营' } },
  { path: '/camp', access: 'required', title: { en: 'Camp', zh: '训练营详情' } },
  { path: '/acpreview', access: 'required', title: { en: 'Activity preview', zh: '活动预览' } },
]
