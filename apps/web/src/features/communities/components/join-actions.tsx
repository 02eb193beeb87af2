import { joinCommunity, withdrawJoinRequest } from '@fairlead/contract/communities/communities.endpoints.ts'
import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import classes from './community-head.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

type Overlay = 'apply' | 'invite' | 'leave' | null

/** Getting in, bringing somebody along, getting out: whatever is open to this viewer now. */
export function JoinActions({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const [overlay, setOverlay] = useState<Overlay>(null)
  const { munityId, joinState, joinPolicy, abilities } = community
  const join = useCommunityAction({
    act: () => call(joinCommunity, { munityId }),
    said: () => t('head.joined'),
  })
  const withdraw = useCommunityAction({
    act: () => call(withdrawJoinRequest, { munityId }),
    said: () => t('head.withdrawn'),
  })
  const close = () => setOverlay(null)
  return (
    <div className={classes.actions}>
      {joinState === 'pending' && (
        <>
          <span className={classes.state}>{t('state.pending')}</span>
          <Button variant="outlined" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
            {t('head.withdraw')}
          </Button>
        </>
      )}
      {abilities.canJoin && joinPolicy === 'open' && (
        <Button loading={join.isPending} onClick={() => join.mutate(undefined)}>
          {t('head.join')}
        </Button>
      )}
      {abilities.canJoin && joinPolicy === 'approval' && (
        <>
          {joinState === 'rejected' && <span className={classes.state}>{t('state.rejected')}</span>}
          <Button onClick={() => setOverlay('apply')}>
            {t(joinState === 'rejected' ? 'head.applyAgain' : 'head.apply')}
          </Button>
        </>
      )}
      {!abilities.canInvite && joinPolicy === 'invitation' && joinState !== 'pending' && (
        <span className={classes.state}>
          {t('head.invitationOnly', { name: community.leader?.displayName ?? '' })}
        </span>
      )}
      {abilities.canInvite && (
        <Button variant="outlined" onClick={() => setOverlay('invite')}>
          {t('head.invite')}
        </Button>
      )}
      {abilities.canLeave && (
        <Button variant="outlined" onClick={() => setOverlay('leave')}>
          {t('head.leave')}
        </Button>
      )}
      <ApplyDialog munityId={munityId} name={community.name} opened={overlay === 'apply'} onClose={close} />
      <InviteDialog community={community} opened={overlay === 'invite'} onClose={close} />
      <LeaveDialog munityId={munityId} name={community.name} opened={overlay === 'leave'} onClose={close} />
    </div>
  )
}
