import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './theme-page.module.css'

export function ThemeSkeleton() {
  return (
    <div aria-busy>
      <section className={classes.head} aria-hidden>
        <Skeleton height={20} width={80} />
        <Skeleton height={34} width="60%" />
        <Skeleton height={44} />
      </section>
      <div className={classes.grid} aria-hidden>
        <Card>
          <Skeleton height={180} />
        </Card>
        <Card>
          <Skeleton height={160} />
        </Card>
      </div>
    </div>
  )
}
