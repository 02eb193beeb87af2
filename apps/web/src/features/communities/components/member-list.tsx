import { handOverCommunity, removeMember } from '@fairlead/contract/communities/communities.endpoints.ts'
import type { CommunityDetail, CommunityMember } from '@fairlead/contract/communities/communities.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { membersQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'
import { PeopleSkeleton } from './people-skeleton.tsx'
import rows from './person-row.module.css'
import { PersonRow } from './person-row.tsx'

type Asked = { act: 'remove' | 'handOver'; member: CommunityMember }

/** Who is in it; those who manage it remove members and hand it over. */
export function MemberList({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const { language } = useLanguage()
  const [asked, setAsked] = useState<Asked | null>(null)
  const members = useInfiniteQuery(membersQuery(community.munityId))
  const { canManage, canHandOver } = community.abilities
  const items = members.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card>
      {members.isPending && <PeopleSkeleton />}
      {members.isError && items.length === 0 && (
        <ErrorState retryLabel={t('retry')} onRetry={() => void members.refetch()}>
          {t('members.failed')}
        </ErrorState>
      )}
      <ul className={rows.list}>
        {items.map((member) => (
          <li key={member.enterpriseUserId}>
            <PersonRow
              person={member}
              marks={member.isLeader === 1 && <Tag>{t('members.leader')}</Tag>}
              actions={
                member.isLeader === 0 && (
                  <>
                    {canHandOver && (
                      <Button
                        size="small"
                        variant="outlined"
                        onClick={() => setAsked({ act: 'handOver', member })}
                      >
                        {t('members.handOver')}
                      </Button>
                    )}
                    {canManage && (
                      <Button
                        size="small"
                        variant="outlined"
                        onClick={() => setAsked({ act: 'remove', member })}
                      >
                        {t('members.remove')}
                      </Button>
                    )}
                  </>
                )
              }
            >
              <span className={rows.quiet}>
                {t('members.joined', { time: formatDate(member.joinTime, language) })}
              </span>
            </PersonRow>
          </li>
        ))}
      </ul>
      {members.hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          loading={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
        >
          {t('members.more')}
        </Button>
      )}
      <ConfirmChange munityId={community.munityId} asked={asked} onClose={() => setAsked(null)} />
    </Card>
  )
}

interface ConfirmChangeProps {
  munityId: number
  asked: Asked | null
  onClose: () => void
}

function ConfirmChange({ munityId, asked, onClose }: ConfirmChangeProps) {
  const t = useText(communitiesText)
  const name = asked?.member.displayName ?? ''
  const change = useCommunityAction({
    act: async ({ act, member }: Asked): Promise<void> => {
      const input = { munityId, enterpriseUserId: member.enterpriseUserId }
      await (act === 'remove' ? call(removeMember, input) : call(handOverCommunity, input))
    },
    said: (_, { act }) => (act === 'remove' ? t('members.removed') : t('members.handedOver', { name })),
    onDone: onClose,
  })
  const isRemoval = asked?.act === 'remove'
  return (
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      title={t(isRemoval ? 'members.removeTitle' : 'members.handOverTitle', { name })}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('members.cancel')}
          </Button>
          <Button loading={change.isPending} onClick={() => asked && change.mutate(asked)}>
            {t('members.confirm')}
          </Button>
        </>
      }
    >
      {t(isRemoval ? 'members.removeText' : 'members.handOverText', { name })}
    </Dialog>
  )
}
