import type { TextLike } from '../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  identities: {
    label: '身份',
    personal: '个人',
    business: '企业',
    current: '当前',
    failed: '身份列表没加载出来。',
    retry: '重试',
  },
  verify: {
    title: '这个链接属于你的另一个身份',
    text: '它要用「{{name}}」的身份打开。那边的学习、动态和消息与「{{current}}」分开保存，切换后看到的就是那边的内容。',
    go: '切换并继续',
    stay: '留在「{{name}}」',
    chooseTitle: '用哪个身份继续？',
    chooseText: '每个身份的学习、动态和消息各自独立。',
    unknown: '这个链接所属的身份不是你的。下面是你现有的身份。',
    switching: '正在切换到「{{name}}」……',
    failed: '没切换成功，你还在「{{name}}」。',
    retry: '重试',
  },
}
