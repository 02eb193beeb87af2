import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  notFound: {
    title: '页面不存在',
    intro: '可能是地址里有个小错，也可能这一页已经搬走了。',
    searchLabel: '搜索',
    searchHint: '搜课程、话题、同事',
    search: '搜索',
  },
  title: {
    default: '暂无访问权限',
    account: '当前账号打不开这一页',
    enterprise: '你所在的企业还没有开通',
    notSupported: '这里暂不支持访问',
  },
  intro: {
    default: '这一页只对部分成员开放。如果你觉得自己应该能看到，问问把链接发给你的人。',
    account: '这个链接属于你的另一个身份，或者另一家企业。换那个账号登录，再打开一次。',
    enterprise: '开放哪些内容由企业的学习管理员决定，请他们把你加进来。',
    notSupported: '这一页只能在对应的应用里打开，其他内容都在这里等你。',
  },
  home: '回首页',
  back: '返回',
}
