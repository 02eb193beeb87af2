import { useSearch } from '@tanstack/react-router'
import { ProfilePage } from '../components/profile-page.tsx'

/** One's own page, or that of the person the address names. */
export function ProfileScreen() {
  const { studentId } = useSearch({ strict: false }) as { studentId?: string }
  return <ProfilePage studentId={studentId || undefined} />
}
