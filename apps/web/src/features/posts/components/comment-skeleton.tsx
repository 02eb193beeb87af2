import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import skeleton from './skeleton.module.css'

/** The shape of a comment that is on its way. */
export function CommentSkeleton() {
  return (
    <div className={skeleton.head} aria-hidden>
      <Skeleton height={40} isRound />
      <div className={skeleton.lines}>
        <Skeleton height={14} width={130} />
        <Skeleton height={14} width="88%" />
      </div>
    </div>
  )
}
