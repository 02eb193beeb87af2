import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const membershipRoutes: RouteEntry[] = [
  { path: '/member', access: 'optional', title: { en: 'Membership', zh: '会员权益' } },
  { path: '/growUpCode', access: 'optional', title: { en: 'Benefit card', zh: '权益卡' } },
  { path: '/growUpCodeExchange', access: 'required', title: { en: 'Redeem a code', zh: '兑换权益' } },
]
