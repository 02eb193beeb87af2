import { useSearch } from '@tanstack/react-router'
import { readVersion } from '../addresses.ts'
import { LessonReader } from '../components/lesson-reader.tsx'

/** A lesson inside somebody else's page: nothing around it leads away. */
export function PureLessonScreen() {
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  return <LessonReader key={code} code={code} versionId={readVersion(versionId)} isEmbedded />
}
