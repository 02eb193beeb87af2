import { THEME_TYPE, type ThemeDetail, type ThemeScope } from '@fairlead/contract/themes/themes.schema.ts'
import { useSearch } from '@tanstack/react-router'
import { readId } from '../../communities/public.ts'
import { DebatePage } from './debate-page.tsx'
import { TeamPage } from './team-page.tsx'
import { ThemeById } from './theme-by-id.tsx'
import { ThemeListPage } from './theme-list-page.tsx'
import { ThemePage } from './theme-page.tsx'

const pageOf = (theme: ThemeDetail) => {
  if (theme.debate) return <DebatePage key={theme.themeId} theme={theme} />
  if (theme.type === THEME_TYPE.team) return <TeamPage key={theme.themeId} theme={theme} />
  return <ThemePage key={theme.themeId} theme={theme} />
}

/** The discussion the address names, in its own kind of page; without one, the list it belongs to. */
export function ThemeOrList({ scope }: { scope: Exclude<ThemeScope, 'community'> }) {
  const themeId = readId(useSearch({ strict: false }).themeId)
  if (themeId === undefined) return <ThemeListPage scope={scope} />
  return <ThemeById themeId={themeId}>{pageOf}</ThemeById>
}
