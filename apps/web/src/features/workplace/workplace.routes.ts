import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { connectionsText } from './connections/connections.text.ts'
import { notSupported, toSharedPath } from './old-addresses.ts'
import { workplaceText } from './workplace.text.ts'

const lander = {
  access: 'public',
  chrome: 'bare',
  text: workplaceText,
  screen: () => import('./screens/lander.screen.tsx').then((module) => module.LanderScreen),
} as const

export const workplaceRoutes: RouteEntry[] = [
  { ...lander, path: '/feishu', title: { en: 'Sign in with Feishu', zh: '飞书登录' } },
  { ...lander, path: '/feishu-app', title: { en: 'Sign in with Feishu', zh: '飞书应用登录' } },
  { ...lander, path: '/workWechat', title: { en: 'Sign in with WeCom', zh: '企业微信登录' } },
  { ...lander, path: '/dingTalk', title: { en: 'Sign in with DingTalk', zh: '钉钉登录' } },
  { ...lander, path: '/dingTalkThird', title: { en: 'Sign in with DingTalk', zh: '钉钉第三方登录' } },
  { ...lander, path: '/sso', title: { en: 'Single sign-on', zh: '单点登录' } },
  { ...lander, path: '/zhiniao', title: { en: 'Sign in with Zhiniao', zh: '知鸟登录' } },
  { ...lander, path: '/bmw_sf_learning', title: { en: 'Single sign-on', zh: '单点登录' } },
  {
    path: '/shareTransfer',
    access: 'optional',
    title: { en: 'Opening the link', zh: '正在打开链接' },
    redirect: toSharedPath,
  },
  {
    path: '/loginCcb',
    access: 'public',
    title: { en: 'Not supported here', zh: '暂不支持访问' },
    redirect: notSupported,
  },
  {
    path: '/announcementDetail',
    access: 'public',
    title: { en: 'Not supported here', zh: '暂不支持访问' },
    redirect: notSupported,
  },
  {
    path: '/commentDetail',
    access: 'public',
    title: { en: 'Not supported here', zh: '暂不支持访问' },
    redirect: notSupported,
  },
  {
    path: '/console/connections',
    access: 'required',
    title: { en: 'Connections', zh: '企业接入' },
    chrome: 'console',
    section: {
      group: 'system',
      ability: 'connections',
      icon: 'plug',
      intro: { en: 'How companies sign on from their own side', zh: '企业成员怎样从自己那一侧登录' },
    },
    text: connectionsText,
    screen: () => import('./screens/connections.screen.tsx').then((module) => module.ConnectionsScreen),
  },
  { path: '/test', access: 'required', title: { en: 'Test bench', zh: '测试台' } },
]
