import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { communitiesText } from '../communities.text.ts'
import { type CommunityTab, readTab } from '../community-address.ts'
import { communityThemesSlot, placePostsSlot } from '../place-slots.ts'
import { ChildCommunities } from './child-communities.tsx'
import { CommunityHead } from './community-head.tsx'
import classes from './community-page.module.css'
import { CommunityRail } from './community-rail.tsx'
import { GroupWork } from './group-work.tsx'
import { ManagePanel } from './manage-panel.tsx'
import { MemberList } from './member-list.tsx'

const tabsOf = ({ kind, abilities }: CommunityDetail): CommunityTab[] => {
  if (!abilities.canRead) return []
  const own: CommunityTab[] = kind === 'group' ? ['posts', 'themes', 'work'] : ['posts', 'themes', 'groups']
  return [...own, 'members', ...(abilities.canManage ? (['manage'] as const) : [])]
}

/** A community, subcommunity or group: head, parts, and beside them what everyone should know. */
export function CommunityPage({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const panelId = useId()
  const navigate = useNavigate()
  const asked = readTab(useSearch({ strict: false }).tab)
  const tabs = tabsOf(community)
  const tab = tabs.includes(asked) ? asked : 'posts'
  const show = (next: CommunityTab) =>
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, tab: next === 'posts' ? undefined : next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <CommunityHead community={community} />
      <div className={classes.grid}>
        <div className={classes.column}>
          {tabs.length > 0 ? (
            <>
              <div className={classes.tabs}>
                <Tabs
                  label={t('tabs.label')}
                  value={tab}
                  options={tabs.map((value) => ({
                    value,
                    label: labelOf(t(`tabs.${value}`), value, community),
                  }))}
                  onChange={show}
                  controls={panelId}
                />
              </div>
              <div id={panelId} role="tabpanel" aria-label={t(`tabs.${tab}`)} className={classes.panel}>
                <Panel tab={tab} community={community} />
              </div>
            </>
          ) : (
            <Card>
              <EmptyState drawing="lighthouse">
                {t('closed.title')}
                {community.abilities.canJoin && ` ${t('closed.join')}`}
              </EmptyState>
            </Card>
          )}
        </div>
        <CommunityRail community={community} />
      </div>
    </>
  )
}

/** How many wait stands beside the word. */
const labelOf = (label: string, tab: CommunityTab, { pendingNum }: CommunityDetail): string =>
  tab === 'manage' && pendingNum > 0 ? `${label} ${pendingNum}` : label

function Panel({ tab, community }: { tab: CommunityTab; community: CommunityDetail }) {
  const { munityId, kind, abilities } = community
  if (tab === 'themes')
    return <SlotContents slot={communityThemesSlot} munityId={munityId} canPost={abilities.canPost} />
  if (tab === 'groups') return <ChildCommunities community={community} />
  if (tab === 'members') return <MemberList community={community} />
  if (tab === 'work') return <GroupWork groupId={munityId} canLead={abilities.canClockIn} />
  if (tab === 'manage') return <ManagePanel key={munityId} community={community} />
  return (
    <SlotContents
      slot={placePostsSlot}
      place={{ kind, id: munityId }}
      canPost={abilities.canPost}
      postHint={abilities.postHint}
    />
  )
}
