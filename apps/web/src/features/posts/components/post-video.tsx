import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { postsText } from '../posts.text.ts'
import classes from './post-body.module.css'

/** A drawn cover until someone wants to watch: nothing of the video travels before that. */
export function PostVideo({ src }: { src: string }) {
  const t = useText(postsText)
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying)
    return (
      // biome-ignore lint/a11y/useMediaCaption: people's own clips carry no subtitles
      <video className={classes.video} src={src} controls autoPlay playsInline />
    )
  return (
    <button
      type="button"
      className={classes.video}
      aria-label={t('post.playVideo')}
      onClick={() => setIsPlaying(true)}
    >
      <Cover seed={src} tint="plum" />
      <span className={classes.play}>
        <IconPlayerPlay size={26} />
      </span>
    </button>
  )
}
