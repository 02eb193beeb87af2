import { Skeleton } from '@mantine/core'
import { Card } from '../../../ui/card/card.tsx'
import classes from './post-card.module.css'
import skeleton from './skeleton.module.css'

/** The shape of a post that is on its way. */
export function PostCardSkeleton() {
  return (
    <Card as="article" className={classes.card} aria-hidden>
      <div className={skeleton.head}>
        <Skeleton circle height={40} />
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
    </Card>
  )
}
