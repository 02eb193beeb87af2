import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import skeleton from './skeleton.module.css'

/** The shape of a post that is on its way. */
export function PostSkeleton() {
  return (
    <div className={skeleton.post} aria-hidden>
      <div className={skeleton.head}>
        <Skeleton height={40} isRound />
        <div className={skeleton.lines}>
          <Skeleton height={14} width={120} />
          <Skeleton height={12} width={200} />
        </div>
      </div>
      <div className={skeleton.lines}>
        <Skeleton height={14} />
        <Skeleton height={14} width="94%" />
        <Skeleton height={14} width="62%" />
      </div>
      <Skeleton height={16} width={190} />
    </div>
  )
}
