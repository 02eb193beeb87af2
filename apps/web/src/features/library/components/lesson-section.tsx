import type { Answered, LessonSection as Section } from '@fairlead/contract/library/library.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Prose } from '../../../ui/prose/prose.tsx'
import { VideoPlayer } from '../../media/public.ts'
import { libraryText } from '../library.text.ts'
import classes from './lesson.module.css'
import { QuizSection } from './quiz-section.tsx'
import { ToolSheet } from './tool-sheet.tsx'

interface LessonSectionProps {
  code: string
  versionId: number
  section: Section
  answers: readonly Answered[]
  onAnswered: (answered: Answered) => void
  onDone: () => void
}

/** One part of a lesson, whatever it is made of. */
export function LessonSection({ code, versionId, section, answers, onAnswered, onDone }: LessonSectionProps) {
  const t = useText(libraryText)
  switch (section.kind) {
    case 'text':
      return <Prose doc={section.doc} />
    case 'video':
      return section.video ? (
        <div className={classes.video}>
          <VideoPlayer
            video={{ ...section.video, videoBaseId: section.video.code }}
            title={section.video.title}
            onEnded={onDone}
          />
        </div>
      ) : (
        <p className={classes.gone}>{t('lesson.gone')}</p>
      )
    case 'tool':
      return section.tool ? (
        <ToolSheet tool={section.tool} onShared={onDone} />
      ) : (
        <p className={classes.gone}>{t('lesson.gone')}</p>
      )
    case 'quiz':
      return (
        <QuizSection
          code={code}
          versionId={versionId}
          sectionKey={section.key}
          questions={section.questions}
          answers={answers.filter(({ sectionKey }) => sectionKey === section.key)}
          onAnswered={onAnswered}
        />
      )
    case 'discussion':
      return <p className={classes.prompt}>{section.prompt}</p>
  }
}
