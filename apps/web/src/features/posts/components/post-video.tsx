import { VideoPlayer } from '../../media/public.ts'
import classes from './post-body.module.css'

/** People's own clips carry no subtitles; each goes on where it was left. */
export function PostVideo({ ugcId, src }: { ugcId: number; src: string }) {
  return (
    <div className={classes.video}>
      <VideoPlayer video={{ videoBaseId: `post-${ugcId}`, sources: [{ src, type: 'video/mp4' }] }} />
    </div>
  )
}
