import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { notSupported, toSharedPath } from './old-addresses.ts'

export const workplaceRoutes: RouteEntry[] = [
  { path: '/feishu', access: 'public', title: { en: 'Sign in with Feishu', zh: '飞书登录' }, chrome: 'bare' },
  {
    path: '/feishu-app',
    access: 'public',
    title: { en: 'Sign in with Feishu', zh: '飞书应用登录' },
    chrome: 'bare',
  },
  {
    path: '/workWechat',
    access: 'public',
    title: { en: 'Sign in with WeCom', zh: '企业微信登录' },
    chrome: 'bare',
  },
  {
    path: '/dingTalk',
    access: 'public',
    title: { en: 'Sign in with DingTalk', zh: '钉钉登录' },
    chrome: 'bare',
  },
  {
    path: '/dingTalkThird',
    access: 'public',
    title: { en: 'Sign in with DingTalk', zh: '钉钉第三方登录' },
    chrome: 'bare',
  },
  { path: '/sso', access: 'public', title: { en: 'Single sign-on', zh: '单点登录' }, chrome: 'bare' },
  {
    path: '/zhiniao',
    access: 'public',
    title: { en: 'Sign in with Zhiniao', zh: '知鸟登录' },
    chrome: 'bare',
  },
  {
    path: '/bmw_sf_learning',
    access: 'public',
    title: { en: 'Single sign-on', zh: '单点登录' },
    chrome: 'bare',
  },
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
  { path: '/test', access: 'required', title: { en: 'Test bench', zh: '测试台' } },
]
