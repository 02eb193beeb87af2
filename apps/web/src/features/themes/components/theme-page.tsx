import type { ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ThemeHead } from './theme-head.tsx'
import classes from './theme-page.module.css'
import { ThemePosts } from './theme-posts.tsx'
import { ThemeRail } from './theme-rail.tsx'

/** A discussion: what it is about, what people say, and what else is being discussed. */
export function ThemePage({ theme }: { theme: ThemeDetail }) {
  const session = useSession()
  return (
    <>
      <ThemeHead theme={theme} />
      <div className={classes.grid}>
        <div className={classes.column}>
          <ThemePosts theme={theme} />
        </div>
        <aside className={classes.rail}>{session && <ThemeRail except={theme.themeId} />}</aside>
      </div>
    </>
  )
}
