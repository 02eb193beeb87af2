import { defineProblems } from '../problem.ts'

export const workplaceProblems = defineProblems('workplace', {
  unknownCompany: {
    code: 22101,
    en: 'We don’t know this company code. Please check it, or ask your administrator.',
    zh: '没有找到这家企业，请核对企业代码，或联系管理员。',
  },
  signOnExpired: {
    code: 22102,
    en: 'This sign-in was not finished in time or was used already. Please start again.',
    zh: '这次登录已超时或已经用过，请重新开始。',
  },
  refused: {
    code: 22103,
    en: 'Your company’s app didn’t confirm who you are. Please try again.',
    zh: '企业应用没有确认你的身份，请重试。',
  },
  inactive: {
    code: 22104,
    en: 'Your company’s directory lists this account as inactive. Please ask your administrator.',
    zh: '企业通讯录里，你的账号已停用，请联系管理员。',
  },
  unavailable: {
    code: 22105,
    en: 'Your company’s app doesn’t answer right now. Please try again in a moment.',
    zh: '企业应用暂时没有响应，请稍后重试。',
  },
  foreignAddress: {
    code: 22106,
    en: 'Only pages of this site can be signed.',
    zh: '只能为本站页面签名。',
  },
})

export const ticketProblems = defineProblems('ticket', {
  missing: {
    code: 22111,
    en: 'Please open Fairlead from your company’s portal: the link there signs you in.',
    zh: '请从企业平台进入领航，那里的链接会自动登录。',
  },
  wrong: {
    code: 22112,
    en: 'This link is not valid. Please open Fairlead from your company’s portal again.',
    zh: '链接无效，请从企业平台重新进入。',
  },
  expired: {
    code: 22113,
    en: 'This link has expired. Please open Fairlead from your company’s portal again.',
    zh: '链接已过期，请从企业平台重新进入。',
  },
  used: {
    code: 22114,
    en: 'This link was used already. Please open Fairlead from your company’s portal again.',
    zh: '链接已经用过，请从企业平台重新进入。',
  },
})

export const shareProblems = defineProblems('share', {
  notFound: {
    code: 22121,
    en: 'There is nothing to share here any more.',
    zh: '要分享的内容不存在了。',
  },
})

export const connectionProblems = defineProblems('connection', {
  notFound: { code: 22131, en: 'This connection is no longer here.', zh: '这条接入已经不在了。' },
  taken: {
    code: 22132,
    en: 'A company with this key is connected already. Please check the key.',
    zh: '这个企业代码已经接入过了，请核对。',
  },
  secretMissing: {
    code: 22133,
    en: 'Please fill in the secret: a new connection needs one, and signed tickets one of {characters} characters or more.',
    zh: '请填写密钥：新接入必须填写，票据签名的密钥至少 {characters} 个字符。',
  },
  addressMissing: {
    code: 22134,
    en: 'Please fill in the issuer’s address.',
    zh: '请填写身份提供方的地址。',
  },
  simulated: {
    code: 22135,
    en: 'This connection belongs to the demo. Remove it and connect the real one.',
    zh: '这是演示用的接入，请删除后接入真实的应用。',
  },
})
