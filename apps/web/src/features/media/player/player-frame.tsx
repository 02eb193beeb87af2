import { useEffect, useEffectEvent, useRef } from 'react'
import videojs from 'video.js/core.es.js'
import chinese from 'video.js/dist/lang/zh-CN.json'
import 'video.js/dist/video-js.css'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { defaultSubtitle } from './default-subtitle.ts'
import { playerText } from './player.text.ts'
import './player-frame.css'
import type { PlayerVideo } from './player-video.ts'
import { createPositionKeeper } from './position-keeper.ts'
import { readPosition, savePosition } from './video-position.ts'

type Player = ReturnType<typeof videojs>

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
const SKIP_SECONDS = 10

videojs.addLanguage('zh', chinese)

export interface PlayerFrameProps {
  video: PlayerVideo
  title?: string
  onTime?: (seconds: number) => void
  onEnded?: () => void
  jumpTo?: { seconds: number }
}

export function PlayerFrame({ video, title, onTime, onEnded, jumpTo }: PlayerFrameProps) {
  const t = useText(playerText)
  const { language } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(undefined)

  const onProgress = useEffectEvent((seconds: number) => onTime?.(seconds))
  const onFinish = useEffectEvent(() => onEnded?.())
  const begin = useEffectEvent(async (opened: Player) => {
    const seconds = jumpTo?.seconds ?? (await readPosition(video.videoBaseId))
    if (opened.isDisposed()) return
    if (seconds > 0) opened.currentTime(seconds)
    if (seconds > 0 && !jumpTo) showToast(t('resumed', { time: videojs.time.formatTime(seconds, seconds) }))
    await opened.play()?.catch(() => undefined)
  })
  const open = useEffectEvent((element: HTMLElement): Player => {
    const shown = defaultSubtitle(video.subtitles ?? [], language, video.defaultSubtitle)
    return videojs(element, {
      controls: true,
      autoplay: false,
      preload: 'none',
      fluid: true,
      aspectRatio: '16:9',
      playsinline: true,
      // The icon font is a data address, which our content security policy refuses.
      experimentalSvgIcons: true,
      language,
      title,
      poster: video.poster,
      sources: video.sources.map(({ src, type }) => ({ src, type })),
      tracks: (video.subtitles ?? []).map((subtitle) => ({
        kind: 'subtitles',
        src: subtitle.url,
        srclang: subtitle.language,
        label: subtitle.label,
        default: subtitle.language === shown,
      })),
      playbackRates: SPEEDS,
      userActions: { hotkeys: true },
      controlBar: { skipButtons: { backward: SKIP_SECONDS, forward: SKIP_SECONDS } },
      textTrackSettings: false,
    })
  })

  useEffect(() => {
    const element = document.createElement('video-js')
    frame.current?.append(element)
    const opened = open(element)
    player.current = opened
    const keeper = createPositionKeeper((seconds) => savePosition(video.videoBaseId, seconds))
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keeper.interrupted()
    opened.on('timeupdate', () => {
      const seconds = opened.currentTime() ?? 0
      keeper.timeUpdated(seconds)
      onProgress(seconds)
    })
    opened.on('pause', keeper.interrupted)
    opened.on('ended', () => {
      keeper.ended()
      onFinish()
    })
    opened.ready(() => void begin(opened))
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden)
      keeper.interrupted()
      opened.dispose()
    }
  }, [video.videoBaseId])

  useEffect(() => {
    if (!jumpTo || !player.current) return
    player.current.currentTime(jumpTo.seconds)
    player.current.play()?.catch(() => undefined)
  }, [jumpTo])

  return <div ref={frame} data-vjs-player />
}
