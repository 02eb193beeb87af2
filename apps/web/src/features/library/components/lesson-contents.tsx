import type { OutlineSection } from '@fairlead/contract/library/library.schema.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { libraryText } from '../library.text.ts'
import classes from './lesson-contents.module.css'

interface LessonContentsProps {
  outline: readonly OutlineSection[]
  done: ReadonlySet<string>
  current: string
  percent: number
  onShow: (key: string) => void
}

/** The parts of a lesson with a tick for each that is done. */
export function LessonContents({ outline, done, current, percent, onShow }: LessonContentsProps) {
  const t = useText(libraryText)
  return (
    <nav className={classes.contents} aria-label={t('lesson.inThisLesson')}>
      <div className={classes.head}>
        <h2>{t('lesson.inThisLesson')}</h2>
        <span className={classes.minor}>{t('lesson.percent', { percent })}</span>
      </div>
      <ol className={classes.list}>
        {outline.map(({ key, title, minutes }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.entry}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onShow(key)}
            >
              <span className={classes.tick} data-done={done.has(key)}>
                {done.has(key) && <IconCheck size={13} aria-label={t('learn.done')} />}
              </span>
              <span>{title}</span>
              <span className={classes.minor}>{t('card.minutes', { count: minutes })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
