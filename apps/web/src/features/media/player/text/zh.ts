import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  player: '视频',
  play: '播放',
  pause: '暂停',
  playNamed: '播放「{{title}}」',
  mute: '静音',
  unmute: '打开声音',
  position: '播放进度',
  positionOf: '{{now}}，共 {{whole}}',
  subtitles: '字幕',
  noSubtitles: '不显示字幕',
  speed: '倍速',
  pictureInPicture: '画中画',
  fullscreen: '全屏',
  loading: '正在加载视频',
  failed: '视频没加载出来，看到哪里已为你记住。',
  retry: '再试一次',
  resumed: '从 {{time}} 接着看',
}
