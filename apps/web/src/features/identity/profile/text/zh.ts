import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  head: {
    mentor: '导师',
    assistant: '助教',
    noBioOwn: '写一句介绍，让同事知道可以和你聊什么。',
    tags: '关注的话题',
    edit: '编辑资料',
  },
  page: {
    tabs: '这一页的内容',
    failed: '这一页没有加载出来。',
    retry: '再试一次',
    unknown: '用户不存在',
    unknownHint: '链接可能过期了，或者对方在另一家企业。',
    home: '回园区',
  },
}
