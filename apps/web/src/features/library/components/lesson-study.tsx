import type { Answered, LessonPage, Study } from '@fairlead/contract/library/library.schema.ts'
import { plainTextOf } from '@fairlead/contract/primitives/rich-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { tellLearning } from '../../../platform/statements/learning.ts'
import { libraryKeys } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'
import { minutesLeft } from '../study/next-step.ts'
import { sectionId, useCurrentSection } from '../study/use-current-section.ts'
import { useStudy } from '../study/use-study.ts'
import classes from './lesson.module.css'
import { LessonActions } from './lesson-actions.tsx'
import { LessonContents } from './lesson-contents.tsx'
import { LessonFoot } from './lesson-foot.tsx'
import { LessonNotice } from './lesson-notice.tsx'
import { LessonSection } from './lesson-section.tsx'
import { type NotePlace, NotesDrawer } from './notes-drawer.tsx'
import { ThinBar } from './thin-bar.tsx'

const DWELL_MS = 2_000

interface LessonStudyProps {
  page: LessonPage
  /** The section the address asks for. */
  startAt: string | undefined
  isEmbedded: boolean
  /** Whose page it is, where an enterprise shows lessons as its own. */
  owner?: string
}

/** A lesson being studied: its parts below each other, where one is, and what comes next. */
export function LessonStudy({ page, startAt, isEmbedded, owner }: LessonStudyProps) {
  const t = useText(libraryText)
  const { language } = useLanguage()
  const client = useQueryClient()
  const { head, outline, sections } = page
  const { code, versionId } = head
  const { study, isReady, report } = useStudy({ kind: 'lesson', code, versionId }, true)
  const { current, show } = useCurrentSection(outline.map(({ key }) => key))
  const [notePlace, setNotePlace] = useState<NotePlace>()
  const [resumedAt, setResumedAt] = useState<{ key: string; time: string }>()
  const done = new Set(study?.sections.filter(({ isDone }) => isDone).map(({ sectionKey }) => sectionKey))
  const isOwnVersion = study?.versionId === versionId

  // Once, when it is known where the learner stopped: go there, and remember what to say about it.
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isReady || hasArrived.current) return
    hasArrived.current = true
    if (study && study.lastTime === null) tellLearning('launched', 'lesson', code)
    const stopped = study?.completeTime ? '' : (study?.lastSectionKey ?? '')
    const target = startAt ?? stopped
    if (!target) return
    if (!startAt && study?.lastTime) setResumedAt({ key: stopped, time: study.lastTime })
    if (target !== outline[0]?.key) show(target, 'instant')
  }, [isReady, study, startAt, outline, code, show])

  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(() => report(current), DWELL_MS)
    return () => clearTimeout(timer)
  }, [isReady, current, report])

  const finish = (key: string) => {
    if (done.has(key)) return
    report(key, { isDone: true })
    tellLearning('progressed', 'lesson', code)
  }

  const takeAnswer = (answered: Answered) => {
    const next = [
      ...(study?.answers ?? []).filter(({ questionKey }) => questionKey !== answered.questionKey),
      answered,
    ]
    client.setQueryData<Study>(
      libraryKeys.study('lesson', code),
      (known) => known && { ...known, answers: next },
    )
    const section = sections.find(({ key }) => key === answered.sectionKey)
    const isAnswered = (key: string) => next.some(({ questionKey }) => questionKey === key)
    if (section?.kind === 'quiz' && section.questions.every(({ key }) => isAnswered(key))) finish(section.key)
  }

  /** What is selected in the text comes along as the quotation. */
  const takeNote = () => {
    const quote = window.getSelection()?.toString().trim().slice(0, 500) ?? ''
    setNotePlace({ sectionKey: current, quote })
  }

  const percent = isOwnVersion ? (study?.percent ?? 0) : 0
  const left = minutesLeft(outline, done)
  const place = head.course
    ? t('lesson.position', {
        course: head.course.title,
        position: head.course.position,
        total: head.course.total,
      })
    : t('kind.lesson')
  return (
    <div className={classes.page}>
      <ThinBar
        place={owner ? `${owner} · ${place}` : place}
        title={head.title}
        percent={percent}
        isEmbedded={isEmbedded}
        actions={
          <LessonActions
            head={head}
            paragraphs={sections.flatMap((section) =>
              section.kind === 'text' ? plainTextOf(section.doc).split('\n') : [],
            )}
            notes={study?.notes.length ?? 0}
            onNotes={takeNote}
          />
        }
      />
      <div className={classes.study}>
        <div className={classes.column}>
          <LessonNotice page={page} />
          {sections.map((section) => (
            <section
              key={section.key}
              id={sectionId(section.key)}
              className={classes.section}
              data-kind={section.kind}
              aria-label={section.title}
            >
              {resumedAt?.key === section.key && (
                <p className={classes.resumed}>
                  {left > 0 && `${t('lesson.minutesLeft', { count: left })} · `}
                  {t('lesson.stoppedHere', { when: formatRelativeTime(resumedAt.time, language) })}
                </p>
              )}
              {section.kind === 'discussion' && <h2 className={classes.heading}>{section.title}</h2>}
              <LessonSection
                code={code}
                versionId={versionId}
                section={section}
                answers={study?.answers ?? []}
                onAnswered={takeAnswer}
                onDone={() => finish(section.key)}
              />
            </section>
          ))}
        </div>
        <aside className={classes.aside}>
          <LessonContents outline={outline} done={done} current={current} percent={percent} onShow={show} />
        </aside>
      </div>
      <LessonFoot
        page={page}
        done={done}
        current={current}
        percent={percent}
        isReady={isReady}
        onFinish={finish}
        onShow={show}
      />
      <NotesDrawer
        kind="lesson"
        code={code}
        notes={study?.notes ?? []}
        place={notePlace}
        titleOf={(key) => outline.find((section) => section.key === key)?.title ?? ''}
        onClose={() => setNotePlace(undefined)}
      />
    </div>
  )
}
