import { useQuery } from '@tanstack/react-query'
import { type Translate, useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { givenNameOf } from '../../../ui/avatar/initials.ts'
import { campusHeroSlot } from '../campus-slots.ts'
import { greetingAt } from '../greeting.ts'
import { type Highlights, highlightsQuery } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import type { en } from '../text/en.ts'
import classes from './campus.module.css'

/** A greeting, the week in figures, and what other features want to put first. */
export function CampusHero() {
  const t = useText(postsText)
  const name = givenNameOf(useSession()?.userInfo.realname ?? '')
  const { data } = useQuery(highlightsQuery())
  return (
    <section className={classes.hero}>
      <div className={classes.greeting}>
        <h1>{t(greetingAt(new Date().getHours()), { name })}</h1>
        {data && <p className={classes.week}>{weekInFigures(data.week, t)}</p>}
      </div>
      {campusHeroSlot.size > 0 && (
        <div className={classes.continue}>
          <SlotContents slot={campusHeroSlot} />
        </div>
      )}
    </section>
  )
}

const weekInFigures = ({ posts, people, ahas }: Highlights['week'], t: Translate<typeof en>): string =>
  posts === 0
    ? t('week.quiet')
    : [
        t('week.posts', { count: posts }),
        t('week.people', { count: people }),
        t('week.ahas', { count: ahas }),
      ].join(' · ')
