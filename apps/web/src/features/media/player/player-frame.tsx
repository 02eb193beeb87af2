import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { defaultSubtitle } from './default-subtitle.ts'
import { actOfKey, formatClock, type PlayerAct } from './playback.ts'
import { playerText } from './player.text.ts'
import { PlayerControls } from './player-controls.tsx'
import classes from './player-frame.module.css'
import type { PlayerVideo } from './player-video.ts'
import { createPositionKeeper } from './position-keeper.ts'
import { usePlayback } from './use-playback.ts'
import { useSubtitles } from './use-subtitles.ts'
import { readPosition, savePosition } from './video-position.ts'

interface PlayerFrameProps {
  video: PlayerVideo
  title?: string | undefined
  onTime?: ((seconds: number) => void) | undefined
  onEnded?: (() => void) | undefined
  jumpTo?: { seconds: number } | undefined
}

const isOwnControl = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('select, input') !== null

export function PlayerFrame({ video, title, onTime, onEnded, jumpTo }: PlayerFrameProps) {
  const t = useText(playerText)
  const { language } = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(element)
  const subtitles = video.subtitles ?? []
  const preferred = defaultSubtitle(subtitles, language, video.defaultSubtitle)
  const { shown, show } = useSubtitles(element, preferred)

  const play = () => void element.current?.play().catch(() => undefined)
  const act = (wanted: PlayerAct) => {
    const player = element.current
    if (!player) return
    if (wanted.do === 'toggle') player.paused ? play() : player.pause()
    if (wanted.do === 'mute') player.muted = !player.muted
    if (wanted.do === 'seek') player.currentTime = wanted.seconds
    if (wanted.do === 'speed') player.playbackRate = wanted.speed
    if (wanted.do === 'volume') {
      player.volume = wanted.volume
      player.muted = false
    }
    if (wanted.do === 'subtitles') show(shown ? '' : (preferred ?? subtitles[0]?.language ?? ''))
    if (wanted.do === 'fullscreen') toggleFullscreen(frame.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOwnControl(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    // Space on a button presses that button.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
    const wanted = actOfKey(event.key, playback)
    if (!wanted) return
    event.preventDefault()
    act(wanted)
  }

  const begin = useEffectEvent(async () => {
    const seconds = jumpTo?.seconds ?? (await readPosition(video.videoBaseId))
    if (!element.current) return
    if (seconds > 0) element.current.currentTime = seconds
    if (seconds > 0 && !jumpTo) showToast(t('resumed', { time: formatClock(seconds) }))
    play()
  })
  const onProgress = useEffectEvent((seconds: number) => onTime?.(seconds))
  const onFinish = useEffectEvent(() => onEnded?.())

  useEffect(() => {
    const player = element.current
    if (!player) return
    const keeper = createPositionKeeper((seconds) => savePosition(video.videoBaseId, seconds))
    const ending = new AbortController()
    const listen = { signal: ending.signal }
    player.addEventListener(
      'timeupdate',
      () => {
        keeper.timeUpdated(player.currentTime)
        onProgress(player.currentTime)
      },
      listen,
    )
    player.addEventListener('pause', () => keeper.interrupted(), listen)
    player.addEventListener(
      'ended',
      () => {
        keeper.ended()
        onFinish()
      },
      listen,
    )
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') keeper.interrupted()
      },
      listen,
    )
    void begin()
    return () => {
      ending.abort()
      keeper.interrupted()
    }
  }, [video.videoBaseId])

  const jumps = useEffectEvent((seconds: number) => {
    act({ do: 'seek', seconds })
    play()
  })
  useEffect(() => {
    if (jumpTo) jumps(jumpTo.seconds)
  }, [jumpTo])

  return (
    <section ref={frame} className={classes.frame} aria-label={title ?? t('player')} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles come with the video where it has them */}
      <video
        ref={element}
        className={classes.video}
        preload="none"
        playsInline
        poster={video.poster}
        onClick={() => act({ do: 'toggle' })}
      >
        {video.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {subtitles.map((subtitle) => (
          <track
            key={subtitle.language}
            kind="subtitles"
            src={subtitle.url}
            srcLang={subtitle.language}
            label={subtitle.label}
            default={subtitle.language === preferred}
          />
        ))}
      </video>
      {playback.isWaiting && <span className={classes.waiting} role="status" aria-label={t('loading')} />}
      {playback.hasFailed && (
        <div className={classes.failed} role="alert">
          <p>{t('failed')}</p>
          <Button
            size="small"
            onClick={() => {
              element.current?.load()
              play()
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
      <PlayerControls
        playback={playback}
        subtitles={subtitles}
        shownSubtitle={shown}
        onSubtitle={show}
        onAct={act}
        onPictureInPicture={canPictureInPicture() ? () => togglePictureInPicture(element.current) : undefined}
      />
    </section>
  )
}

const toggleFullscreen = (frame: HTMLElement | null): void => {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void frame?.requestFullscreen?.().catch(() => undefined)
}

const canPictureInPicture = (): boolean => document.pictureInPictureEnabled === true

const togglePictureInPicture = (video: HTMLVideoElement | null): void => {
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  else void video?.requestPictureInPicture().catch(() => undefined)
}
