import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { agreementText } from './agreement/agreement.text.ts'
import { pastDoor, pastRegistering, toDoor, toModifying, toResetting } from './door.ts'
import { guideText } from './guide/guide.text.ts'
import { identityText } from './identity.text.ts'
import { privacyText } from './privacy/privacy.text.ts'
import { profileText } from './profile/profile.text.ts'
import { type ProfileTab, SETTINGS_TAB } from './profile-tabs.ts'
import { registrationText } from './registration/registration.text.ts'
import { wayBackText } from './way-back/way-back.text.ts'

const noAccess = {
  text: wayBackText,
  screen: () => import('./screens/no-access.screen.tsx').then((module) => module.NoAccessScreen),
}

const profile = {
  text: profileText,
  screen: () => import('./screens/profile.screen.tsx').then((module) => module.ProfileScreen),
}

export const identityRoutes: RouteEntry[] = [
  { path: '/', access: 'public', title: { en: 'Welcome', zh: '欢迎' }, redirect: toDoor },
  {
    path: '/register',
    access: 'public',
    title: { en: 'Create an account', zh: '注册' },
    redirect: pastRegistering,
    chrome: 'bare',
    text: registrationText,
    screen: () => import('./screens/register.screen.tsx').then((module) => module.RegisterScreen),
  },
  {
    path: '/login',
    access: 'public',
    title: { en: 'Sign in', zh: '登录' },
    redirect: pastDoor,
    chrome: 'bare',
    text: identityText,
    screen: () => import('./screens/login.screen.tsx').then((module) => module.LoginScreen),
  },
  {
    path: '/forgotpassword',
    access: 'public',
    title: { en: 'Reset your password', zh: '找回密码' },
    redirect: toModifying,
    chrome: 'bare',
    text: registrationText,
    screen: () =>
      import('./screens/forgot-password.screen.tsx').then((module) => module.ForgotPasswordScreen),
  },
  {
    path: '/modifypassword',
    access: 'public',
    title: { en: 'Change your password', zh: '修改密码' },
    redirect: toResetting,
    text: registrationText,
    screen: () =>
      import('./screens/modify-password.screen.tsx').then((module) => module.ModifyPasswordScreen),
  },
  {
    path: '/serviceAgreement',
    access: 'public',
    title: { en: 'Service Agreement', zh: '服务协议' },
    text: agreementText,
    screen: () => import('./screens/agreement.screen.tsx').then((module) => module.AgreementScreen),
  },
  {
    path: '/privacyStatement',
    access: 'public',
    title: { en: 'Privacy Statement', zh: '隐私声明' },
    text: privacyText,
    screen: () => import('./screens/privacy.screen.tsx').then((module) => module.PrivacyScreen),
  },
  {
    path: '/personalCenter',
    access: 'required',
    title: { en: 'My profile', zh: '个人中心' },
    ...profile,
  },
  {
    path: '/user',
    access: 'required',
    title: { en: 'Profile', zh: '个人主页' },
    ...profile,
  },
  {
    path: '/cannotAccess',
    access: 'public',
    title: { en: 'No Access Right', zh: '暂无访问权限' },
    ...noAccess,
  },
  {
    path: '/accountCannotAccess',
    access: 'public',
    title: { en: 'This account has no access', zh: '当前账号暂无权限' },
    ...noAccess,
  },
  {
    path: '/minShengCannotAccess',
    access: 'public',
    title: { en: 'No Access Right', zh: '暂无访问权限' },
    ...noAccess,
  },
  {
    path: '/xinAoCannotAccess',
    access: 'public',
    title: { en: 'No Access Right', zh: '暂无访问权限' },
    ...noAccess,
  },
  {
    path: '/notSupportedAccess',
    access: 'public',
    title: { en: 'Not supported here', zh: '暂不支持访问' },
    ...noAccess,
  },
  {
    path: '/404',
    access: 'public',
    title: { en: 'Page not found', zh: '页面不存在' },
    text: wayBackText,
    screen: () => import('./screens/not-found.screen.tsx').then((module) => module.NotFoundScreen),
  },
  {
    path: '/guide',
    access: 'required',
    title: { en: 'First steps', zh: '新手引导' },
    text: guideText,
    screen: () => import('./screens/guide.screen.tsx').then((module) => module.GuideScreen),
  },
]

/** The last tab of one's own page. */
export const settingsTab: ProfileTab = {
  id: SETTINGS_TAB,
  title: { en: 'Settings', zh: '设置' },
  order: Number.MAX_SAFE_INTEGER,
  isOwnOnly: true,
  panel: () => import('./components/settings-panel.tsx').then((module) => module.SettingsPanel),
}
