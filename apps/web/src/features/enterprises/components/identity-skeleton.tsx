import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './identity-page.module.css'

export function IdentitySkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton height={86} width={132} />
      <Skeleton height={34} width={320} />
      <Skeleton height={22} width={420} />
      <div className={classes.pair}>
        <Skeleton height={60} width={300} />
        <Skeleton height={60} width={300} />
      </div>
    </div>
  )
}
