/** What the controls show of a video. */
export interface Playback {
  isPlaying: boolean
  isWaiting: boolean
  hasFailed: boolean
  seconds: number
  duration: number
  buffered: number
  volume: number
  isMuted: boolean
  speed: number
}

export const STOPPED: Playback = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  seconds: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
}

export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2]
const SKIP_SECONDS = 5
const VOLUME_STEP = 0.1

export const playbackOf = (video: HTMLVideoElement, isWaiting: boolean): Playback => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting,
  hasFailed: video.error !== null,
  seconds: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  buffered: video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0,
  volume: video.volume,
  isMuted: video.muted,
  speed: video.playbackRate,
})

/** 65 → 1:05, 3725 → 1:02:05. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

export type PlayerAct =
  | { do: 'toggle' | 'mute' | 'fullscreen' | 'subtitles' }
  | { do: 'seek'; seconds: number }
  | { do: 'volume'; volume: number }
  | { do: 'speed'; speed: number }

const neighbourSpeed = (speed: number, by: 1 | -1): number => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** What a key means over a video; undefined leaves it to the page. */
export const actOfKey = (key: string, now: Playback): PlayerAct | undefined => {
  const seek = (seconds: number): PlayerAct => ({ do: 'seek', seconds: within(0, seconds, now.duration) })
  const loud = (by: number): PlayerAct => ({
    do: 'volume',
    volume: within(0, Math.round((now.volume + by) * 10) / 10, 1),
  })
  switch (key) {
    case ' ':
    case 'k':
      return { do: 'toggle' }
    case 'ArrowLeft':
      return seek(now.seconds - SKIP_SECONDS)
    case 'ArrowRight':
      return seek(now.seconds + SKIP_SECONDS)
    case 'Home':
      return seek(0)
    case 'End':
      return seek(now.duration)
    case 'ArrowUp':
      return loud(VOLUME_STEP)
    case 'ArrowDown':
      return loud(-VOLUME_STEP)
    case 'm':
      return { do: 'mute' }
    case 'f':
      return { do: 'fullscreen' }
    case 'c':
      return { do: 'subtitles' }
    case '>':
      return { do: 'speed', speed: neighbourSpeed(now.speed, 1) }
    case '<':
      return { do: 'speed', speed: neighbourSpeed(now.speed, -1) }
    default:
      return undefined
  }
}
