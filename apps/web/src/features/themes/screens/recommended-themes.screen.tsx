import { ThemeListPage } from '../components/theme-list-page.tsx'

export function RecommendedThemesScreen() {
  return <ThemeListPage scope="recommended" />
}
