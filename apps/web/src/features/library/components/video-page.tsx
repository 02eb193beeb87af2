import type { VideoPage as Page } from '@fairlead/contract/library/library.schema.ts'
import { useState } from 'react'
import { formatCount } from '../../../platform/i18n/format.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { tellLearning } from '../../../platform/statements/learning.ts'
import { VideoPlayer } from '../../media/public.ts'
import { libraryText } from '../library.text.ts'
import { ResourceCard } from './resource-card.tsx'
import classes from './video.module.css'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A video with what is said in it, line by line; each line leads to its moment. */
export function VideoPage({ page: { head, video, related } }: { page: Page }) {
  const t = useText(libraryText)
  const [jump, setJump] = useState<{ seconds: number }>()
  const [now, setNow] = useState(-1)
  return (
    <article className={classes.page}>
      <div className={classes.main}>
        {video && (
          <VideoPlayer
            video={{ ...video, videoBaseId: video.code }}
            title={video.title}
            onTime={setNow}
            onEnded={() => tellLearning('completed', 'video', head.code)}
            {...(jump ? { jumpTo: jump } : {})}
          />
        )}
        <h1 className={classes.title}>{head.title}</h1>
        <p className={classes.summary}>{head.summary}</p>
        {head.views > 0 && (
          <p className={classes.minor}>{t('video.views', { count: formatCount(head.views) })}</p>
        )}
      </div>
      {video && video.cues.length > 0 && (
        <section className={classes.transcript} aria-label={t('video.transcript')}>
          <h2>{t('video.transcript')}</h2>
          <ol>
            {video.cues.map(({ start, end, text }) => (
              <li key={start}>
                <button
                  type="button"
                  className={classes.cue}
                  data-now={now >= start && now < end}
                  aria-label={`${t('video.jump', { time: clock(start) })} ${text}`}
                  onClick={() => setJump({ seconds: start })}
                >
                  <span className={classes.minor}>{clock(start)}</span>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {related.length > 0 && (
        <section className={classes.related} aria-label={t('article.related')}>
          <h2>{t('article.related')}</h2>
          <div className={classes.cards}>
            {related.map((other) => (
              <ResourceCard key={`${other.kind}/${other.code}`} resource={other} />
            ))}
          </div>
        </section>
      )}
    </article>
  )
}
