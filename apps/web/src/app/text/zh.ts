import type { TextLike } from '../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  error: {
    title: '这一页搁浅了',
    explanation: '显示的时候我们这边出了点问题，你保存过的内容都还在。',
    connection: '页面有一部分没有送到，可能是网络不稳，也可能刚刚更新了版本。',
    retry: '再试一次',
    home: '回首页',
  },
  offline: '网络断开了。屏幕上的内容都还在，恢复连接后会接着加载。',
  loading: '正在打开页面',
}
