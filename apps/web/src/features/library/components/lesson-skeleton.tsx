import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './lesson.module.css'
import bar from './thin-bar.module.css'

/** The shape of a lesson that is on its way. */
export function LessonSkeleton() {
  return (
    <div className={classes.page} aria-hidden>
      <div className={bar.bar}>
        <div className={bar.row}>
          <div className={bar.names}>
            <Skeleton height={12} width={180} />
            <Skeleton height={16} width={260} />
          </div>
        </div>
      </div>
      <div className={classes.study}>
        <div className={classes.column}>
          <Skeleton height={280} />
          <Skeleton height={22} width="60%" />
          <Skeleton height={16} />
          <Skeleton height={16} width="94%" />
          <Skeleton height={16} width="88%" />
        </div>
        <div className={classes.aside}>
          <Skeleton height={20} width={120} />
          {[0, 1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height={40} />
          ))}
        </div>
      </div>
    </div>
  )
}
