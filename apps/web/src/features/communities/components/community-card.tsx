import type { CommunityCard as Card } from '@fairlead/contract/communities/communities.schema.ts'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../platform/i18n/format.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { communitiesText } from '../communities.text.ts'
import { communityLink } from '../community-address.ts'
import { communityTints } from '../community-tints.ts'
import classes from './community-card.module.css'
import { JoinStateTag } from './join-state-tag.tsx'

/** A community in a list: its picture, what it is, and how one stands to it. The name is the link over the whole card. */
export function CommunityCard({ card }: { card: Card }) {
  const t = useText(communitiesText)
  return (
    <article className={classes.card}>
      <span className={classes.cover}>
        <Cover seed={`community:${card.munityId}`} tint={communityTints[card.kind]} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link {...communityLink(card.kind, card.munityId)} className={classes.link}>
            {card.name}
          </Link>
          <JoinStateTag state={card.joinState} />
        </h3>
        <p className={classes.meta}>
          <span>{t(`kind.${card.kind}`)}</span>
          <Dot />
          <span>{t('head.members', { count: card.memberNum, text: formatCount(card.memberNum) })}</span>
          <Dot />
          <span>{t(`policy.${card.joinPolicy}`)}</span>
        </p>
        {card.intro && <p className={classes.intro}>{card.intro}</p>}
      </div>
    </article>
  )
}
