import { DEBATE_SPLIT, type DebateSplit } from '@fairlead/contract/themes/themes.events.ts'
import type { ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useRealtime } from '../../../platform/realtime/realtime.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { changesQuery, showSplit } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import { ChangesOfMind } from './changes-of-mind.tsx'
import { DebateArena } from './debate-arena.tsx'
import { ThemeHead } from './theme-head.tsx'
import classes from './theme-page.module.css'
import { ThemePosts } from './theme-posts.tsx'
import { ThemeRail } from './theme-rail.tsx'

const sides = { all: undefined, red: 1, blue: 2 } as const
type Shown = keyof typeof sides
const shownSides = Object.keys(sides) as Shown[]

/** A debate that moves while one looks at it. */
export function DebatePage({ theme }: { theme: ThemeDetail }) {
  const t = useText(themesText)
  const panelId = useId()
  const session = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }).side
  const shown = shownSides.find((side) => side === asked) ?? 'all'
  useRealtime<DebateSplit>(session ? `theme:${theme.themeId}` : null, DEBATE_SPLIT, (split) => {
    if (split.themeId !== theme.themeId) return
    showSplit(queryClient, split)
    void queryClient.invalidateQueries({ queryKey: changesQuery(theme.themeId).queryKey })
  })
  const show = (side: Shown) =>
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, side: side === 'all' ? undefined : side }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ThemeHead theme={theme}>
        <DebateArena theme={theme} />
      </ThemeHead>
      <div className={classes.grid}>
        <div className={classes.column}>
          {session && (
            <Tabs
              label={t('debate.arguments')}
              value={shown}
              options={shownSides.map((value) => ({ value, label: t(`debate.${value}`) }))}
              onChange={show}
              controls={panelId}
            />
          )}
          <div id={panelId} {...(session && { role: 'tabpanel', 'aria-label': t(`debate.${shown}`) })}>
            <ThemePosts key={shown} theme={theme} side={sides[shown]} />
          </div>
        </div>
        <aside className={classes.rail}>
          {session && (
            <>
              <ChangesOfMind themeId={theme.themeId} />
              <ThemeRail except={theme.themeId} />
            </>
          )}
        </aside>
      </div>
    </>
  )
}
