import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './people.module.css'

const row = (
  <div className={classes.skeletonRow}>
    <Skeleton height={40} isRound />
    <div className={classes.lines}>
      <Skeleton height={16} width="120px" />
      <Skeleton height={13} width="160px" />
    </div>
    <Skeleton height={16} width="18%" />
  </div>
)

export function PeopleSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy>
      {row}
      {row}
      {row}
      {row}
      {row}
    </div>
  )
}
