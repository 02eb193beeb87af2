import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const awardsRoutes: RouteEntry[] = [
  { path: '/medalList', access: 'required', title: { en: 'Badges', zh: '徽章' } },
  { path: '/medalDetail', access: 'required', title: { en: 'Badge', zh: '徽章详情' } },
  { path: '/certificateList', access: 'required', title: { en: 'Certificates', zh: '证书' } },
  { path: '/certificateDetail', access: 'required', title: { en: 'Certificate', zh: '证书详情' } },
  { path: '/badgeAuthentication', access: 'public', title: { en: 'Verification', zh: '徽章与证书验证' } },
]
