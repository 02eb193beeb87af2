import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  title: '写一篇长文',
  titleQuestion: '把问题说清楚',
  intro: '几句话说不完，就用标题、列表和图片慢慢写。写的时候会随手存在这台设备上。',
  label: '正文',
  placeholder: '你看见了什么、试了什么、想通了什么？',
  counter: '{{count}} / {{max}} 字',
  tooLong: '最多 5000 字',
  empty: '请输入内容。',
  uploading: '还有图片在上传，稍等一下。',
  kept: '已存在这台设备上',
  discard: '放弃',
  discardTitle: '放弃这篇内容？',
  discardText: '会从这台设备上删除，找不回来。',
  discardYes: '放弃',
  discardNo: '接着写',
  post: '发布',
  sent: '已发布。',
  failed: '没发出去，内容已为你保留。',
}
