import { ThemeOrList } from '../components/theme-or-list.tsx'

export function ThemeScreen() {
  return <ThemeOrList scope="campus" />
}
