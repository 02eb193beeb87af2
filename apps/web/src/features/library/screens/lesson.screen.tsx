import { useSearch } from '@tanstack/react-router'
import { readVersion } from '../addresses.ts'
import { LessonReader } from '../components/lesson-reader.tsx'

/** `/lesson?code&versionId&lFId`: the last one names the section to begin with. */
export function LessonScreen() {
  const { code = '', versionId, lFId } = useSearch({ strict: false }) as Record<string, string>
  return <LessonReader key={code} code={code} versionId={readVersion(versionId)} startAt={lFId} />
}
