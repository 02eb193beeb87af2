import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { enterprisesText } from './enterprises.text.ts'

export const enterprisesRoutes: RouteEntry[] = [
  {
    path: '/accountResourceVerify',
    access: 'required',
    title: { en: 'Switch identity', zh: '切换身份' },
    text: enterprisesText,
    screen: () =>
      import('./screens/account-resource-verify.screen.tsx').then(
        (module) => module.AccountResourceVerifyScreen,
      ),
  },
]
