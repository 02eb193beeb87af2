import { ThemeOrList } from '../components/theme-or-list.tsx'

export function TeamScreen() {
  return <ThemeOrList scope="mine" />
}
