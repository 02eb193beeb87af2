import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { linkTo, readVersion } from '../addresses.ts'
import { LessonGate } from '../components/lesson-gate.tsx'
import { LessonOutlook } from '../components/lesson-outlook.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Paper } from '../components/paper.tsx'
import { lessonQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

export function LessonPrintScreen() {
  const t = useText(libraryText)
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  return (
    <Loaded
      query={useQuery(lessonQuery(code, readVersion(versionId)))}
      failed={t('lesson.failed')}
      notFound={t('lesson.notFound')}
    >
      {(page) =>
        page.access === 'open' ? (
          <Paper link={linkTo(page.head)}>
            <LessonOutlook page={page} isPaper />
          </Paper>
        ) : (
          <LessonGate page={page} isEmbedded={false} />
        )
      }
    </Loaded>
  )
}
