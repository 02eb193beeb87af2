import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './audit.module.css'

const line = (
  <li className={classes.line}>
    <Skeleton height={32} isRound />
    <div className={classes.words}>
      <Skeleton height={18} width="62%" />
      <Skeleton height={14} width="110px" />
    </div>
  </li>
)

export function AuditSkeleton() {
  return (
    <ol className={classes.list} aria-busy>
      {line}
      {line}
      {line}
      {line}
    </ol>
  )
}
