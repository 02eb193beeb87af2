import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BackToTop } from '../../../ui/scroll/back-to-top.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { feedSorts } from '../campus-address.ts'
import { AhaFlowProvider } from '../components/aha-flow-provider.tsx'
import classes from '../components/campus.module.css'
import { CampusHero } from '../components/campus-hero.tsx'
import { CampusRail } from '../components/campus-rail.tsx'
import { Feed } from '../components/feed.tsx'
import { PostDrawer } from '../components/post-drawer.tsx'
import { postsText } from '../posts.text.ts'
import { useCampusAddress } from '../use-campus-address.ts'

/** The home of an enterprise: a greeting, its feed, and a post in the drawer when the address names one. */
export function CampusScreen() {
  const t = useText(postsText)
  const { sort, ugcId, showSort, closePost } = useCampusAddress()
  const feedId = useId()
  return (
    <AhaFlowProvider>
      <CampusHero />
      <div className={classes.grid}>
        <div className={classes.column}>
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
      <BackToTop label={t('feed.toTop')} />
      <PostDrawer ugcId={ugcId} onClose={closePost} />
    </AhaFlowProvider>
  )
}
