import type { CommunityDetail, CommunityKind } from '@fairlead/contract/communities/communities.schema.ts'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { communitiesText } from '../communities.text.ts'
import { CommunityList } from './community-list.tsx'
import { CreateCommunityDialog } from './create-community-dialog.tsx'
import classes from './directory.module.css'

const kinds = [
  ['subcommunity', 'children.subcommunities'],
  ['group', 'children.groups'],
] as const

/** What stands within a community, and starting more of it. */
export function ChildCommunities({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const [founding, setFounding] = useState<CommunityKind | null>(null)
  const { canCreateGroup, canCreateSubcommunity } = community.abilities
  const createGroup = canCreateGroup && (
    <Button variant="outlined" onClick={() => setFounding('group')}>
      {t('children.createGroup')}
    </Button>
  )
  return (
    <div className={classes.sections}>
      {(canCreateGroup || canCreateSubcommunity) && community.children.length > 0 && (
        <div className={classes.actions}>
          {canCreateSubcommunity && (
            <Button variant="outlined" onClick={() => setFounding('subcommunity')}>
              {t('children.createSubcommunity')}
            </Button>
          )}
          {createGroup}
        </div>
      )}
      {community.children.length === 0 && (
        <Card>
          <EmptyState drawing="boat" action={createGroup}>
            {t(canCreateGroup ? 'children.none' : 'children.noneYet')}
          </EmptyState>
        </Card>
      )}
      {kinds.map(([kind, title]) => {
        const cards = community.children.filter((child) => child.kind === kind)
        return (
          cards.length > 0 && (
            <section key={kind} className={classes.section}>
              <h2>{t(title)}</h2>
              <CommunityList cards={cards} />
            </section>
          )
        )
      })}
      <CreateCommunityDialog
        kind={founding}
        parentId={community.munityId}
        onClose={() => setFounding(null)}
      />
    </div>
  )
}
