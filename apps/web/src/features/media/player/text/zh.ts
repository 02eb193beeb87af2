import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  play: '播放视频',
  playNamed: '播放「{{title}}」',
  loading: '正在打开播放器',
  resumed: '从 {{time}} 接着看',
}
