import { type RefObject, useEffect, useState } from 'react'
import { type Playback, playbackOf, STOPPED } from './playback.ts'

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'waiting',
  'playing',
  'error',
] as const

/** The state of a video element, as React sees it. */
export const usePlayback = (video: RefObject<HTMLVideoElement | null>): Playback => {
  const [playback, setPlayback] = useState(STOPPED)
  useEffect(() => {
    const element = video.current
    if (!element) return
    let isWaiting = false
    const read = ({ type }: Event) => {
      if (type === 'waiting') isWaiting = true
      if (type === 'playing' || type === 'pause' || type === 'error') isWaiting = false
      setPlayback(playbackOf(element, isWaiting))
    }
    for (const event of EVENTS) element.addEventListener(event, read)
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, read)
    }
  }, [video])
  return playback
}
