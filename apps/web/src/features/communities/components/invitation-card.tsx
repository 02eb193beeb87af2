import { joinCommunity, type readInvitation } from '@fairlead/contract/communities/communities.endpoints.ts'
import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button, lookOf } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { communitiesText } from '../communities.text.ts'
import { communityLink } from '../community-address.ts'
import { communityTints } from '../community-tints.ts'
import { useCommunityAction } from '../use-community-action.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import classes from './invitation.module.css'

interface InvitationCardProps {
  code: string
  invitation: OutputOf<typeof readInvitation>
}

export function InvitationCard({ code, invitation }: InvitationCardProps) {
  const t = useText(communitiesText)
  const { community, inviter, enterpriseName } = invitation
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <span className={classes.cover}>
          <Cover seed={`community:${community.munityId}`} tint={communityTints[community.kind]} />
        </span>
        <p className={classes.inviter}>
          <Avatar name={inviter.displayName} src={inviter.userAvatarUrl} />
          <span>
            <b>{t('join.invites', { name: inviter.displayName })}</b>
            <span>{t('join.from', { name: inviter.position, enterprise: enterpriseName })}</span>
          </span>
        </p>
        <div className={classes.what}>
          <h1>{community.name}</h1>
          <p className={classes.meta}>
            <span>{t(`kind.${community.kind}`)}</span>
            <Dot />
            <span>{t('head.members', { count: community.memberNum })}</span>
            <Dot />
            <span>{t(`policy.${community.joinPolicy}`)}</span>
          </p>
          {community.intro && <p>{community.intro}</p>}
        </div>
        <WayIn code={code} invitation={invitation} />
      </Card>
    </div>
  )
}

function WayIn({ code, invitation }: InvitationCardProps) {
  const t = useText(communitiesText)
  const session = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ href }) => href })
  const [applies, setApplies] = useState(false)
  const { community, opensDoor, isFull } = invitation
  const { munityId, kind, joinState, joinPolicy } = community
  const place = communityLink(kind, munityId)
  const join = useCommunityAction({
    act: () => call(joinCommunity, { munityId, code }),
    said: () => t('head.joined'),
    onDone: () => void navigate(place),
  })
  if (!session)
    return (
      <Link to="/login" search={{ redirect: here }} {...lookOf({ size: 'large', fullWidth: true })}>
        {t('join.signIn')}
      </Link>
    )
  const isIn = joinState === 'member' || joinState === 'leader'
  if (isIn || joinState === 'pending')
    return (
      <div className={classes.way}>
        <p className={classes.state}>{t(isIn ? 'join.member' : 'join.pending')}</p>
        <Link {...place} {...lookOf({ size: 'large', fullWidth: true })}>
          {t('join.open')}
        </Link>
      </div>
    )
  if (isFull) return <p className={classes.state}>{t('join.full')}</p>
  const joinsAtOnce = opensDoor || joinPolicy === 'open'
  return (
    <div className={classes.way}>
      {(joinState === 'rejected' || joinState === 'left') && (
        <p className={classes.state}>{t(`join.${joinState}`)}</p>
      )}
      <Button
        size="large"
        fullWidth
        loading={join.isPending}
        onClick={() => (joinsAtOnce ? join.mutate(undefined) : setApplies(true))}
      >
        {t(joinsAtOnce ? 'join.join' : 'join.apply')}
      </Button>
      <ApplyDialog
        munityId={munityId}
        name={community.name}
        code={code}
        opened={applies}
        onClose={() => setApplies(false)}
      />
    </div>
  )
}
