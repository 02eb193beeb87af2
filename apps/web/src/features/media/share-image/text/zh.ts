import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  title: '生成分享图',
  picture: '分享图，第 {{place}} 款，共 {{count}} 款：{{text}}',
  previous: '上一款',
  next: '下一款',
  download: '下载图片',
  close: '关闭',
  downloaded: '图片已保存到下载。',
  failed: '图片没有生成，请再试一次。',
}
