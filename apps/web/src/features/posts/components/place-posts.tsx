import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import type { PlacePostsProps } from '../../communities/public.ts'
import { useComposeAddress } from '../compose/compose-address.ts'
import { ComposeDesk } from '../compose/compose-desk.tsx'
import { ComposePrompt } from '../compose/compose-prompt.tsx'
import { ToolsWidget } from '../compose/tools-widget.tsx'
import { feedSorts } from '../feed-address.ts'
import { postsText } from '../posts.text.ts'
import { useFeedAddress } from '../use-feed-address.ts'
import { AhaFlowProvider } from './aha-flow-provider.tsx'
import { Feed } from './feed.tsx'
import classes from './place-posts.module.css'
import { PostDrawer } from './post-drawer.tsx'

/** What people say in one place, and saying something oneself. A discussion is read in order, other places also by sort. */
export function PlacePosts({ place, canPost, postHint, side }: PlacePostsProps) {
  const t = useText(postsText)
  const feedId = useId()
  const { sort, ugcId, showSort, closePost } = useFeedAddress()
  const compose = useComposeAddress()
  const abilities = useSession()?.userInfo.abilities
  const mayWrite = canPost && abilities?.canSpeak === true
  const hint = canPost ? abilities?.speakHint : postHint
  const isDiscussion = place.kind === 'theme' || place.kind === 'debate'
  const shownSort = isDiscussion ? 'newest' : sort
  return (
    <AhaFlowProvider>
      <div className={classes.place}>
        {mayWrite ? <ComposePrompt onOpen={compose.open} /> : hint && <p className={classes.hint}>{hint}</p>}
        {!isDiscussion && (
          <Tabs
            label={t('feed.sort')}
            value={sort}
            options={feedSorts.map((value) => ({ value, label: t(`feed.${value}`) }))}
            onChange={showSort}
            controls={feedId}
          />
        )}
        <div id={feedId} {...(!isDiscussion && { role: 'tabpanel', 'aria-label': t(`feed.${sort}`) })}>
          <Feed
            key={`${shownSort}-${side ?? 0}`}
            sort={shownSort}
            place={place}
            side={side}
            onShowNewest={() => showSort('newest')}
          />
        </div>
      </div>
      <ToolsWidget onPost={mayWrite ? compose.open : undefined} />
      <ComposeDesk isOpen={compose.isWriting && mayWrite} place={place} onClose={compose.close} />
      <PostDrawer ugcId={ugcId} onClose={closePost} />
    </AhaFlowProvider>
  )
}
