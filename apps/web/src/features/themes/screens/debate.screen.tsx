import { ThemeOrList } from '../components/theme-or-list.tsx'

export function DebateScreen() {
  return <ThemeOrList scope="debates" />
}
