import type { LessonPage } from '@fairlead/contract/library/library.schema.ts'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button, lookOf } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { libraryText } from '../library.text.ts'
import { nextStep } from '../study/next-step.ts'
import classes from './lesson.module.css'
import { LessonContents } from './lesson-contents.tsx'

interface LessonFootProps {
  page: LessonPage
  done: ReadonlySet<string>
  current: string
  percent: number
  isReady: boolean
  onFinish: (key: string) => void
  onShow: (key: string) => void
}

/** What comes next, always in sight: the next part, then the next lesson. */
export function LessonFoot(props: LessonFootProps) {
  const { page, done, current, percent, isReady, onFinish, onShow } = props
  const t = useText(libraryText)
  const [isShowingContents, setShowingContents] = useState(false)
  const { outline, lessons, head } = page
  const { section, canFinish } = nextStep(outline, done, current)
  const nextLesson = lessons[lessons.findIndex(({ code }) => code === head.code) + 1]
  const isComplete = percent === 100

  const goOn = () => {
    if (canFinish) onFinish(current)
    if (section) onShow(section.key)
  }

  const words = () => {
    if (isComplete)
      return nextLesson ? t('lesson.nextLesson', { title: nextLesson.title }) : t('lesson.courseDone')
    return section ? t('lesson.next', { title: section.title }) : ''
  }

  return (
    <footer className={classes.foot}>
      <div className={classes.footRow}>
        <span className={classes.onPhone}>
          <IconButton label={t('lesson.contents')} onClick={() => setShowingContents(true)}>
            <IconListDetails size={22} />
          </IconButton>
        </span>
        <span className={classes.nextWords}>{words()}</span>
        {isComplete ? (
          <Link
            {...lookOf({})}
            {...(nextLesson ? { to: '.', search: { code: nextLesson.code } } : { to: '/learn' })}
          >
            {t(nextLesson ? 'lesson.goToNext' : 'lesson.toLearn')}
          </Link>
        ) : (
          <Button onClick={goOn} disabled={!isReady || (!canFinish && !section)}>
            {t(canFinish ? 'lesson.markDone' : 'lesson.goOn')}
          </Button>
        )}
      </div>
      <Drawer
        opened={isShowingContents}
        onClose={() => setShowingContents(false)}
        title={head.title}
        closeLabel={t('notes.close')}
      >
        <div className={classes.sheet}>
          <LessonContents
            outline={outline}
            done={done}
            current={current}
            percent={percent}
            onShow={(key) => {
              setShowingContents(false)
              onShow(key)
            }}
          />
        </div>
      </Drawer>
    </footer>
  )
}
