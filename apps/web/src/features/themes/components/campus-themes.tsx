import { ThemeRail } from './theme-rail.tsx'

/** What themes puts into the rail of the campus and of the square. */
export function CampusThemes() {
  return <ThemeRail />
}
