import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { membershipText } from './membership.text.ts'

export const membershipRoutes: RouteEntry[] = [
  {
    path: '/member',
    access: 'optional',
    title: { en: 'Membership', zh: '会员权益' },
    text: membershipText,
    screen: () => import('./screens/member.screen.tsx').then((module) => module.MemberScreen),
  },
  {
    path: '/growUpCode',
    access: 'optional',
    title: { en: 'Benefit card', zh: '权益卡' },
    text: membershipText,
    screen: () => import('./screens/grow-up-code.screen.tsx').then((module) => module.GrowUpCodeScreen),
  },
  {
    path: '/growUpCodeExchange',
    access: 'required',
    title: { en: 'Redeem a code', zh: '兑换权益' },
    text: membershipText,
    screen: () =>
      import('./screens/grow-up-code-exchange.screen.tsx').then((module) => module.GrowUpCodeExchangeScreen),
  },
]
