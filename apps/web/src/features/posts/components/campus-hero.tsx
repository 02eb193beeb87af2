import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { givenNameOf } from '../../../ui/avatar/initials.ts'
import { Horizon } from '../../../ui/brand/horizon.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { campusHeroSlot } from '../campus-slots.ts'
import { greetingAt } from '../greeting.ts'
import { type Highlights, highlightsQuery } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import classes from './campus.module.css'

/** A greeting, the week in figures, and what other features want to put first. */
export function CampusHero() {
  const t = useText(postsText)
  const name = givenNameOf(useSession()?.userInfo.realname ?? '')
  const { data } = useQuery(highlightsQuery())
  return (
    <section className={classes.hero}>
      <div className={classes.banner}>
        <Horizon />
        <h1>{t(greetingAt(new Date().getHours()), { name })}</h1>
        <p className={classes.week}>{data && <WeekInFigures week={data.week} />}</p>
      </div>
      {campusHeroSlot.size > 0 && (
        <div className={classes.continue}>
          <SlotContents slot={campusHeroSlot} />
        </div>
      )}
    </section>
  )
}

function WeekInFigures({ week: { posts, people, ahas } }: Pick<Highlights, 'week'>) {
  const t = useText(postsText)
  if (posts === 0) return t('week.quiet')
  return (
    <>
      <span>{t('week.posts', { count: posts })}</span>
      <Dot />
      <span>{t('week.people', { count: people })}</span>
      <Dot />
      <span>{t('week.ahas', { count: ahas })}</span>
    </>
  )
}
