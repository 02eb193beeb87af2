import { ThemeOrList } from '../components/theme-or-list.tsx'

export function CourseTopicsScreen() {
  return <ThemeOrList scope="courses" />
}
