import { useSearch } from '@tanstack/react-router'
import { readVersion } from '../addresses.ts'
import { LessonOutlook } from '../components/lesson-outlook.tsx'
import { PreviewFrame } from '../components/preview-frame.tsx'

export function LessonPreviewScreen() {
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  return (
    <PreviewFrame kind="lesson" code={code} versionId={readVersion(versionId)}>
      {({ lesson }) => lesson && <LessonOutlook page={lesson} />}
    </PreviewFrame>
  )
}
