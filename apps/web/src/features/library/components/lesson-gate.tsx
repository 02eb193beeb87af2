import { type LessonPage, RESOURCE_TYPE } from '@fairlead/contract/library/library.schema.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { useResourceAccess } from '../../membership/public.ts'
import { libraryText } from '../library.text.ts'
import { tintOf } from '../tints.ts'
import classes from './gate.module.css'
import { ThinBar } from './thin-bar.tsx'

interface LessonGateProps {
  page: LessonPage
  isEmbedded: boolean
}

/** A lesson that is not open yet: what it is, what is in it, and the way in. */
export function LessonGate({ page, isEmbedded }: LessonGateProps) {
  const t = useText(libraryText)
  const client = useQueryClient()
  const { requestAccess, accessDialog } = useResourceAccess()
  const { head, outline, access } = page
  const teaser = page.sections.find((section) => section.kind === 'text')

  const enter = async () => {
    const { code, versionId } = head
    const opens = await requestAccess({ resourceType: RESOURCE_TYPE.lesson, code, versionId })
    if (opens) await client.invalidateQueries({ queryKey: ['library'] })
  }

  // Somebody who came for the lesson is asked at once; a visitor may look around first.
  const hasAsked = useRef(false)
  useEffect(() => {
    if (access !== 'closed' || hasAsked.current) return
    hasAsked.current = true
    void enter()
  })

  return (
    <div className={classes.page}>
      <ThinBar
        place={head.course?.title ?? t('kind.lesson')}
        title={head.title}
        percent={0}
        isEmbedded={isEmbedded}
      />
      <div className={classes.gate}>
        <div className={classes.cover}>
          <Cover seed={`lesson:${head.code}`} tint={tintOf(head.ability)} />
        </div>
        <div className={classes.words}>
          <p className={classes.summary}>{head.summary}</p>
          <Button size="large" onClick={() => void enter()}>
            {t(access === 'signedOut' ? 'gate.signIn' : 'gate.open')}
          </Button>
        </div>
        <section className={classes.outline} aria-label={t('gate.what')}>
          <h2>{t('gate.what')}</h2>
          <p className={classes.minor}>{t('gate.minutes', { count: head.minutes })}</p>
          <ol>
            {outline.map(({ key, title, minutes }) => (
              <li key={key}>
                <IconLock size={16} aria-hidden />
                <span>{title}</span>
                <span className={classes.minor}>{t('card.minutes', { count: minutes })}</span>
              </li>
            ))}
          </ol>
        </section>
        {teaser?.kind === 'text' && (
          <section className={classes.teaser} aria-label={t('gate.teaser')}>
            <Prose doc={teaser.doc} />
            <Button onClick={() => void enter()}>{t('gate.signIn')}</Button>
          </section>
        )}
      </div>
      {accessDialog}
    </div>
  )
}
