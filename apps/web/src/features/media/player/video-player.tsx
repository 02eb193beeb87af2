import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { playerText } from './player.text.ts'
import type { PlayerVideo } from './player-video.ts'
import classes from './video-player.module.css'

const PlayerFrame = lazy(() =>
  import('./player-frame.tsx').then((module) => ({ default: module.PlayerFrame })),
)

interface VideoPlayerProps {
  video: PlayerVideo
  /** Said to those who cannot see the poster. */
  title?: string
  onTime?: (seconds: number) => void
  onEnded?: () => void
  /** A new value jumps there and plays: a line of the transcript, the moment of a comment. */
  jumpTo?: { seconds: number }
}

/** A poster until someone wants to watch: neither the player nor the video travels before that. */
export function VideoPlayer({ video, title, onTime, onEnded, jumpTo }: VideoPlayerProps) {
  const t = useText(playerText)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && !jumpTo)
    return (
      <button
        type="button"
        className={classes.stage}
        aria-label={title ? t('playNamed', { title }) : t('play')}
        onClick={() => setIsOpen(true)}
      >
        <Poster video={video} />
        <span className={classes.play}>
          <IconPlayerPlay size={28} />
        </span>
      </button>
    )
  return (
    <div className={classes.stage}>
      <Suspense
        fallback={
          <div role="status" aria-label={t('loading')}>
            <Poster video={video} />
          </div>
        }
      >
        <PlayerFrame
          key={video.videoBaseId}
          video={video}
          title={title}
          onTime={onTime}
          onEnded={onEnded}
          jumpTo={jumpTo}
        />
      </Suspense>
    </div>
  )
}

function Poster({ video }: { video: PlayerVideo }) {
  if (!video.poster) return <Cover seed={video.videoBaseId} tint="plum" />
  return <img className={classes.poster} src={video.poster} alt="" />
}
