import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { AhaFlowProvider } from '../components/aha-flow-provider.tsx'
import classes from '../components/campus.module.css'
import { CampusHero } from '../components/campus-hero.tsx'
import { CampusRail } from '../components/campus-rail.tsx'
import { Feed } from '../components/feed.tsx'
import { PostDrawer } from '../components/post-drawer.tsx'
import { useComposeAddress } from '../compose/compose-address.ts'
import { ComposeDesk } from '../compose/compose-desk.tsx'
import { ComposePrompt } from '../compose/compose-prompt.tsx'
import { ToolsWidget } from '../compose/tools-widget.tsx'
import { feedSorts } from '../feed-address.ts'
import { postsText } from '../posts.text.ts'
import { useFeedAddress } from '../use-feed-address.ts'

/** The home of an enterprise: a greeting, its feed, and a post in the drawer when the address names one. */
export function CampusScreen() {
  const t = useText(postsText)
  const { sort, ugcId, showSort, closePost } = useFeedAddress()
  const feedId = useId()
  const compose = useComposeAddress()
  const canSpeak = useSession()?.userInfo.abilities.canSpeak ?? false
  return (
    <AhaFlowProvider>
      <CampusHero />
      <div className={classes.grid}>
        <div className={classes.column}>
          {canSpeak && <ComposePrompt onOpen={compose.open} />}
          <Tabs
            label={t('feed.sort')}
            value={sort}
            options={feedSorts.map((value) => ({ value, label: t(`feed.${value}`) }))}
            onChange={showSort}
            controls={feedId}
          />
          <div id={feedId} role="tabpanel" aria-label={t(`feed.${sort}`)}>
            <Feed key={sort} sort={sort} onShowNewest={() => showSort('newest')} />
          </div>
        </div>
        <CampusRail />
      </div>
      <ToolsWidget onPost={canSpeak ? compose.open : undefined} />
      <ComposeDesk isOpen={compose.isWriting && canSpeak} onClose={compose.close} />
      <PostDrawer ugcId={ugcId} onClose={closePost} />
    </AhaFlowProvider>
  )
}
