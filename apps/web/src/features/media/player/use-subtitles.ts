import { type RefObject, useEffect, useState } from 'react'

export interface Subtitles {
  /** The language shown; empty when switched off. */
  shown: string
  show: (language: string) => void
}

/** Which of a video's subtitle tracks is shown. */
export const useSubtitles = (
  video: RefObject<HTMLVideoElement | null>,
  initial: string | undefined,
): Subtitles => {
  const [shown, setShown] = useState(initial ?? '')
  useEffect(() => {
    for (const track of video.current?.textTracks ?? [])
      track.mode = track.language === shown ? 'showing' : 'disabled'
  }, [video, shown])
  return { shown, show: setShown }
}
