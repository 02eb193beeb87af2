import { useSearch } from '@tanstack/react-router'
import { useSession } from '../../../platform/session/session.ts'
import { readVersion } from '../addresses.ts'
import { LessonReader } from '../components/lesson-reader.tsx'
import classes from './enterprise-lesson.module.css'

/** A lesson as an enterprise shows it to its own people: in its colours, under its name. */
export function EnterpriseLessonScreen() {
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  const owner = useSession()?.userInfo.enterpriseName ?? ''
  return (
    <div className={classes.look}>
      <LessonReader key={code} code={code} versionId={readVersion(versionId)} owner={owner} />
    </div>
  )
}
