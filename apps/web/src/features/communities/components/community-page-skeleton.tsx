import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import head from './community-head.module.css'
import classes from './community-page.module.css'

export function CommunityPageSkeleton() {
  return (
    <div aria-busy>
      <section className={head.head} aria-hidden>
        <span className={head.cover} />
        <div className={head.words}>
          <Skeleton height={20} width={60} />
          <Skeleton height={34} width={220} />
          <Skeleton height={44} />
          <Skeleton height={38} width={180} />
        </div>
      </section>
      <div className={classes.grid} aria-hidden>
        <Card>
          <Skeleton height={180} />
        </Card>
        <Card>
          <Skeleton height={120} />
        </Card>
      </div>
    </div>
  )
}
