import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './person-row.module.css'

const ROWS = [0, 1, 2, 3]

export function PeopleSkeleton() {
  return (
    <div aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={40} isRound />
          <span className={classes.who}>
            <Skeleton height={16} width={120} />
            <Skeleton height={13} width={180} />
          </span>
        </div>
      ))}
    </div>
  )
}
