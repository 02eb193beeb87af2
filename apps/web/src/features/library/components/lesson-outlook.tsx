import type { LessonPage, LessonSection } from '@fairlead/contract/library/library.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Prose } from '../../../ui/prose/prose.tsx'
import { VideoPlayer } from '../../media/public.ts'
import { libraryText } from '../library.text.ts'
import classes from './preview.module.css'

const toTick = (text: string): string => `☐ ${text}`

/** A lesson to look at and to print: everything that stands in it, nothing that can be done. */
export function LessonOutlook({ page, isPaper = false }: { page: LessonPage; isPaper?: boolean }) {
  const t = useText(libraryText)
  return (
    <article className={classes.lesson}>
      <header className={classes.head}>
        <p>{page.head.course?.title ?? t('kind.lesson')}</p>
        <h1>{page.head.title}</h1>
        <p>{page.head.summary}</p>
      </header>
      {page.sections.map((section) => (
        <section key={section.key} className={classes.section} aria-label={section.title}>
          <h2>{section.title}</h2>
          <Outlook section={section} isPaper={isPaper} />
        </section>
      ))}
    </article>
  )
}

function Outlook({ section, isPaper }: { section: LessonSection; isPaper: boolean }) {
  switch (section.kind) {
    case 'text':
      return <Prose doc={section.doc} />
    case 'video':
      if (!section.video) return null
      return isPaper ? (
        <p>{section.video.cues.map(({ text }) => text).join(' ')}</p>
      ) : (
        <VideoPlayer
          video={{ ...section.video, videoBaseId: section.video.code }}
          title={section.video.title}
        />
      )
    case 'tool':
      return section.tool ? (
        <dl className={classes.question}>
          {section.tool.fields.map(({ key, label, hint, options }) => (
            <div key={key} className={classes.question}>
              <dt>{label}</dt>
              <dd data-blank={isPaper}>{options.length > 0 ? options.map(toTick).join('  ') : hint}</dd>
            </div>
          ))}
        </dl>
      ) : null
    case 'quiz':
      return section.questions.map(({ key, prompt, choices }) => (
        <div key={key} className={classes.question}>
          <b>{prompt}</b>
          {choices.map((choice) => (
            <span key={choice.key}>{toTick(choice.text)}</span>
          ))}
        </div>
      ))
    case 'discussion':
      return <p>{section.prompt}</p>
  }
}
