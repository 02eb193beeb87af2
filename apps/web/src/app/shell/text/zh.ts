import type { TextLike } from '../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  skip: '跳到正文',
  home: 'Fairlead 领航，回首页',
  nav: {
    label: '主导航',
    campus: '园区',
    learn: '学习',
    camps: '训练营',
    communities: '社区',
    square: '广场',
    messages: '消息',
    me: '我的',
  },
  language: { zh: '中', en: 'EN', change: '切换到英文' },
  signIn: '登录',
  menu: {
    label: '菜单',
    profile: '个人中心',
    console: '管理后台',
    membership: '会员权益',
    appearance: '外观',
    auto: '跟随系统',
    light: '浅色',
    dark: '深色',
    agreement: '服务协议',
    privacy: '隐私声明',
    signOut: '退出登录',
  },
}
