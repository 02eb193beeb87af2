import { ThemeListPage } from '../components/theme-list-page.tsx'

export function MyThemesScreen() {
  return <ThemeListPage scope="mine" />
}
