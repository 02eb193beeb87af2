import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  chance: {
    title: '免费学习机会',
    text_other: '你的学员身份是游客，本月还剩 {{count}} 次免费学习机会',
    textUnlimited: '你的学员身份是游客，免费学习机会不限次数',
    accept: '开始学习',
    decline: '再想想',
  },
  usedUp: {
    title: '免费学习机会已用完',
    text_other: '本月的机会都用完了，下个月你还会有 {{count}} 次。',
  },
  group: {
    title: '暂无权限学习',
    text: '你所在的用户组未获授权，请联系管理员。',
  },
  notYet: {
    title: '暂无访问权限',
    text: '该课程暂未对你开放',
  },
  benefits: '学员身份权益',
  understood: '我知道了',
}
