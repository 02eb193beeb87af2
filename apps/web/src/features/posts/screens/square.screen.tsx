import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { squareRailSlot } from '../campus-slots.ts'
import campus from '../components/campus.module.css'
import { PlacePosts } from '../components/place-posts.tsx'
import rail from '../components/rail.module.css'
import classes from '../components/square.module.css'
import { postsText } from '../posts.text.ts'

/** Everything that is open to the viewer, wherever in the enterprise it was said. */
export function SquareScreen() {
  const t = useText(postsText)
  const enterpriseId = useSession()?.userInfo.enterpriseId ?? 0
  return (
    <>
      <div className={classes.head}>
        <PageHead title={t('square.title')} intro={t('square.intro')} />
      </div>
      <div className={campus.grid}>
        <div className={campus.column}>
          <PlacePosts place={{ kind: 'square', id: enterpriseId }} canPost={false} postHint="" />
        </div>
        <aside className={rail.rail}>
          <SlotContents slot={squareRailSlot} />
        </aside>
      </div>
    </>
  )
}
