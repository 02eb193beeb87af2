import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  title: '会员类型',
  intro: '每种会员带来什么。修改后立即生效，对所有企业里的会员都一样。',
  failed: '会员类型没加载出来。',
  retry: '重试',
  close: '关闭',
  save: '保存',
  saved: '已保存',
  edit: '修改{{name}}',
  nameZh: '中文名称',
  nameEn: '英文名称',
  held_other: '{{count}} 人持有',
  guest: '没有其他会员的人都算这一种',
  freeChances: '每月免费课程',
  freeChancesHint: '填 -1 表示不限次数。',
  aha: '每月啊哈数',
  ahaHint: '填 2147483647 表示不限量。',
  unlimited: '不限',
  createsDiscussions: '可以发起话题',
  createsCommunities: '可以创建社区',
  customThemes: '发布时可以自定主题',
  none: '只能浏览',
}
