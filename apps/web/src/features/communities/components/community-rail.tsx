import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { communitiesText } from '../communities.text.ts'
import { communityLink } from '../community-address.ts'
import classes from './community-rail.module.css'
import { NoticeCard } from './notice-card.tsx'
import { PersonRow } from './person-row.tsx'

const GROUPS_SHOWN = 4

/** Beside the posts: the notice, who leads it, and the liveliest of what is in it. */
export function CommunityRail({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const groups = community.children.slice(0, GROUPS_SHOWN)
  return (
    <aside className={classes.rail}>
      <NoticeCard community={community} />
      {community.leader && (
        <Card className={classes.leader} aria-label={t('members.leader')}>
          <h2 className={classes.title}>{t('members.leader')}</h2>
          <PersonRow person={community.leader} />
        </Card>
      )}
      {groups.length > 0 && (
        <Card className={`${classes.card} ${classes.deskOnly}`} aria-labelledby="community-groups">
          <h2 id="community-groups" className={classes.title}>
            {t('children.groups')}
          </h2>
          <ul className={classes.links}>
            {groups.map((group) => (
              <li key={group.munityId}>
                <Link {...communityLink(group.kind, group.munityId)} className={classes.link}>
                  <b>{group.name}</b>
                  <span>{t('head.members', { count: group.memberNum })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  )
}
