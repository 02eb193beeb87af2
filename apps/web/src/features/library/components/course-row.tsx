import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { addressOf } from '../addresses.ts'
import type { LearnHome } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'
import classes from './course-row.module.css'

type Course = LearnHome['abilities'][number]['courses'][number]

/** A course as its lessons, in order, each with where one stands. */
export function CourseRow({ course }: { course: Course }) {
  const t = useText(libraryText)
  return (
    <article className={classes.course}>
      <header className={classes.head}>
        <h3>{course.title}</h3>
        <p>{course.summary}</p>
      </header>
      <ol className={classes.lessons}>
        {course.lessons.map((lesson) => (
          <li key={lesson.code}>
            <Link className={classes.lesson} {...addressOf(lesson)}>
              <span className={classes.ring} data-done={lesson.percent === 100}>
                {lesson.percent === 100 ? (
                  <IconCheck size={13} aria-label={t('learn.done')} />
                ) : lesson.access === 'closed' ? (
                  <IconLock size={13} aria-label={t('card.locked')} />
                ) : (
                  lesson.course?.position
                )}
              </span>
              <span>{lesson.title}</span>
              <span className={classes.minor}>
                {lesson.percent > 0 && lesson.percent < 100
                  ? t('lesson.percent', { percent: lesson.percent })
                  : t('card.minutes', { count: lesson.minutes })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </article>
  )
}
