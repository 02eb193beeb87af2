import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import { Link } from '@tanstack/react-router'
import { formatCount, formatFullCount } from '../../../platform/i18n/format.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AvatarStack } from '../../../ui/avatar/avatar-stack.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { communitiesText } from '../communities.text.ts'
import { communityLink } from '../community-address.ts'
import { communityTints } from '../community-tints.ts'
import classes from './community-head.module.css'
import { JoinActions } from './join-actions.tsx'

const FACES = 5

/** The top of a community or group: what it is, who is in it, and how to get in or out. */
export function CommunityHead({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const { parent, members, memberNum } = community
  return (
    <section className={classes.head}>
      <span className={classes.cover}>
        <Cover seed={`community:${community.munityId}`} tint={communityTints[community.kind]} />
      </span>
      <div className={classes.words}>
        <p className={classes.kind}>
          <Tag>{t(`kind.${community.kind}`)}</Tag>
          {parent && (
            <Link {...communityLink(parent.kind, parent.munityId)} className={classes.parent}>
              {t('head.in', { name: parent.name })}
            </Link>
          )}
          {community.isPublic === 0 && <span>{t('head.private')}</span>}
        </p>
        <h1>{community.name}</h1>
        {community.intro && <p className={classes.intro}>{community.intro}</p>}
        <div className={classes.foot}>
          <div className={classes.people}>
            <AvatarStack
              people={members.map((one) => ({
                id: one.userId,
                name: one.displayName,
                src: one.userAvatarUrl,
              }))}
              total={members.length}
              shown={FACES}
            />
            <span title={`${formatFullCount(memberNum)} / ${formatFullCount(community.limit)}`}>
              {t('head.members', { count: memberNum, text: formatCount(memberNum) })}
            </span>
          </div>
          <JoinActions community={community} />
        </div>
      </div>
    </section>
  )
}
