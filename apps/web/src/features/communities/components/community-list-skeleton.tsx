import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './community-card.module.css'

const CARDS = [0, 1, 2, 3, 4, 5]

export function CommunityListSkeleton() {
  return (
    <div className={classes.list} aria-busy>
      {CARDS.map((card) => (
        <div key={card} className={classes.card} aria-hidden>
          <span className={classes.cover} />
          <div className={classes.words}>
            <Skeleton height={20} width={140} />
            <Skeleton height={14} width={190} />
            <Skeleton height={32} />
          </div>
        </div>
      ))}
    </div>
  )
}
