import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { DemoConnectionKind } from '../../../demo/workplace.ts'

export const suiteNames: Readonly<Record<DemoConnectionKind, LocalizedText>> = {
  feishu: { en: 'Feishu', zh: '飞书' },
  wecom: { en: 'WeCom', zh: '企业微信' },
  dingtalk: { en: 'DingTalk', zh: '钉钉' },
  dingtalk_third: { en: 'DingTalk (third-party app)', zh: '钉钉（第三方应用）' },
  oidc: { en: 'Company single sign-on', zh: '企业单点登录' },
  sso: { en: 'Company portal', zh: '企业门户' },
  zhiniao: { en: 'Zhiniao', zh: '知鸟' },
  bmw_sf_learning: { en: 'Learning portal', zh: '学习门户' },
}

const words = {
  simulated: { en: 'Simulator', zh: '模拟器' },
  note: {
    en: 'Part of the demo: nothing here reaches the real service.',
    zh: '这是演示的一部分，不会连接真实服务。',
  },
  chooseTitle: { en: 'Who signs in?', zh: '以谁的身份登录？' },
  chooseIntro: {
    en: 'Fairlead asks to know your name, phone and position.',
    zh: '领航申请获取你的姓名、手机号和职务。',
  },
  portalTitle: { en: 'Open Fairlead as', zh: '以此身份打开领航' },
  portalIntro: {
    en: 'The portal signs a ticket that is good once, for five minutes.',
    zh: '门户会签发一张票据，五分钟内有效，只能用一次。',
  },
  unregistered: {
    en: 'This address is not registered for the app, so nobody is sent there.',
    zh: '这个回调地址没有登记，已拒绝跳转。',
  },
  indexTitle: { en: 'The other side', zh: '企业那一侧' },
  indexIntro: {
    en: 'Every suite and portal that Fairlead can be opened from, simulated.',
    zh: '领航可以从这些办公应用和门户打开，这里是它们的模拟器。',
  },
  client: { en: 'Open the client', zh: '打开客户端' },
  portal: { en: 'Open the portal', zh: '打开门户' },
  back: { en: 'Back', zh: '返回' },
  home: { en: 'Workbench', zh: '工作台' },
  chats: { en: 'Chats', zh: '消息' },
  noMessages: { en: 'Cards you share arrive here.', zh: '分享的卡片会出现在这里。' },
  signedInAs: { en: 'Signed in as', zh: '当前登录' },
  frame: { en: 'Fairlead inside the client', zh: '客户端里的领航' },
} as const satisfies Record<string, LocalizedText>

export const say = (word: keyof typeof words, language: Language): string => words[word][language]
