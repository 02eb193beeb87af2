import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './profile-head.module.css'

export function ProfileSkeleton() {
  return (
    <div className={classes.head} aria-hidden>
      <Skeleton height={168} />
      <div className={classes.person}>
        <span className={classes.face}>
          <Skeleton height={96} isRound />
        </span>
        <span className={classes.who}>
          <Skeleton height={28} width={160} />
        </span>
        <span className={classes.place}>
          <Skeleton height={14} width={220} />
        </span>
      </div>
    </div>
  )
}
