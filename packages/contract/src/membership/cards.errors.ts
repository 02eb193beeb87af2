import { defineProblems } from '../problem.ts'

export const cardProblems = defineProblems('card', {
  unknown: {
    code: 20310,
    en: 'We don’t know this code. Please check each letter and digit.',
    zh: '没有这个兑换码，请逐位核对后再试。',
  },
  expired: {
    code: 20311,
    en: 'This card has expired and can no longer be used.',
    zh: '这张权益卡已过期，不能再使用了。',
  },
  used: { code: 20312, en: 'This card has been used already.', zh: '这张权益卡已经使用过了。' },
  otherEnterprise: {
    code: 20313,
    en: 'This card belongs to another enterprise, so it cannot be received here.',
    zh: '这张权益卡属于其他企业，当前身份不能领取。',
  },
  taken: {
    code: 20314,
    en: 'Somebody else has received this card already.',
    zh: '这张权益卡已经被别人领取了。',
  },
  notNeeded: {
    code: 20315,
    en: 'Your membership already includes these rights for good. Pass the card on to a colleague.',
    zh: '你的会员已长期包含这些权益，把这张卡送给同事吧。',
  },
})

export const trialProblems = defineProblems('trial', {
  needsPhone: {
    code: 20320,
    en: 'Please link your mobile number first; each number can try once.',
    zh: '请先绑定手机号，每个手机号可以体验一次。',
  },
  used: {
    code: 20321,
    en: 'This mobile number has had its trial already.',
    zh: '这个手机号已经体验过了。',
  },
  notNeeded: {
    code: 20322,
    en: 'You already have these rights.',
    zh: '你已经拥有这些权益了。',
  },
})
