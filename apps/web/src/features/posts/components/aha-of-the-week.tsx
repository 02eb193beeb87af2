import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import { readableText } from '@fairlead/contract/posts/mention.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Bulb } from '../../../ui/bulb/bulb.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { languageOf } from '../mentions.ts'
import type { Highlights } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import { PostLink } from './post-link.tsx'
import classes from './rail.module.css'

/** What made most people think this week, and how many Aha one has left to give. */
export function AhaOfTheWeek({ highlights: { ahaOfTheWeek, aha } }: { highlights: Highlights }) {
  const t = useText(postsText)
  const abilities = useSession()?.userInfo.abilities
  const purse =
    aha.total === AHA_UNLIMITED ? t('rail.ahaUnlimited') : t('rail.ahaLeft', { count: aha.reTimes })
  return (
    <Card className={classes.card} aria-labelledby="aha-of-the-week">
      <h2 id="aha-of-the-week" className={classes.title}>
        <Bulb lit />
        {t('rail.ahaOfTheWeek')}
      </h2>
      {ahaOfTheWeek ? (
        <>
          <p className={classes.quote} lang={languageOf(ahaOfTheWeek.shareContent)}>
            <PostLink ugcId={ahaOfTheWeek.ugcId} className={classes.whole}>
              {readableText(ahaOfTheWeek.shareContent)}
            </PostLink>
          </p>
          <p className={classes.by}>
            <Avatar
              name={ahaOfTheWeek.displayName}
              seed={ahaOfTheWeek.userId}
              src={ahaOfTheWeek.userAvatarUrl}
              size="small"
              masked={ahaOfTheWeek.isAnonymous === 1}
            />
            <span>{ahaOfTheWeek.displayName}</span>
            <Dot />
            <span>{t('rail.ahaCount', { count: ahaOfTheWeek.ahaNum })}</span>
          </p>
        </>
      ) : (
        <p className={classes.none}>{t('rail.noAhaYet')}</p>
      )}
      <p className={classes.purse}>{abilities?.canEndorse === false ? abilities.endorseHint : purse}</p>
    </Card>
  )
}
