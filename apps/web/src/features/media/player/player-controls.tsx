import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconPictureInPicture from '@tabler/icons-react/dist/esm/icons/IconPictureInPicture.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { formatClock, type Playback, type PlayerAct, SPEEDS } from './playback.ts'
import { playerText } from './player.text.ts'
import classes from './player-frame.module.css'
import type { PlayerVideo } from './player-video.ts'

interface PlayerControlsProps {
  playback: Playback
  subtitles: NonNullable<PlayerVideo['subtitles']>
  shownSubtitle: string
  onSubtitle: (language: string) => void
  onAct: (act: PlayerAct) => void
  onPictureInPicture: (() => void) | undefined
}

export function PlayerControls({
  playback,
  subtitles,
  shownSubtitle,
  onSubtitle,
  onAct,
  onPictureInPicture,
}: PlayerControlsProps) {
  const t = useText(playerText)
  const { isPlaying, isMuted, seconds, duration, buffered, speed } = playback
  const share = (part: number) => (duration > 0 ? (part / duration) * 100 : 0)
  return (
    <div className={classes.controls} data-playing={isPlaying || undefined}>
      <input
        type="range"
        className={classes.scrubber}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { now: formatClock(seconds), whole: formatClock(duration) })}
        min={0}
        max={Math.max(duration, 1)}
        step={1}
        value={seconds}
        onChange={(event) => onAct({ do: 'seek', seconds: Number(event.target.value) })}
        style={{ '--played': `${share(seconds)}%`, '--buffered': `${share(buffered)}%` } as object}
      />
      <div className={classes.row}>
        <IconButton label={isPlaying ? t('pause') : t('play')} onClick={() => onAct({ do: 'toggle' })}>
          {isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
        </IconButton>
        <IconButton label={isMuted ? t('unmute') : t('mute')} onClick={() => onAct({ do: 'mute' })}>
          {isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
        </IconButton>
        <span className={classes.clock}>
          {formatClock(seconds)} / {formatClock(duration)}
        </span>
        {subtitles.length > 0 && (
          <select
            className={classes.choice}
            aria-label={t('subtitles')}
            value={shownSubtitle}
            onChange={(event) => onSubtitle(event.target.value)}
          >
            <option value="">{t('noSubtitles')}</option>
            {subtitles.map(({ language, label }) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        <select
          className={classes.choice}
          aria-label={t('speed')}
          value={speed}
          onChange={(event) => onAct({ do: 'speed', speed: Number(event.target.value) })}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {`${one}×`}
            </option>
          ))}
        </select>
        {onPictureInPicture && (
          <IconButton label={t('pictureInPicture')} onClick={onPictureInPicture}>
            <IconPictureInPicture size={20} />
          </IconButton>
        )}
        <IconButton label={t('fullscreen')} onClick={() => onAct({ do: 'fullscreen' })}>
          <IconMaximize size={20} />
        </IconButton>
      </div>
    </div>
  )
}
