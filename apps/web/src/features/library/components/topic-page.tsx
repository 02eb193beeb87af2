import type { TopicPage as Topic, TopicShare } from '@fairlead/contract/library/library.schema.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { tellOpened } from '../../../platform/statements/learning.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { addressOf } from '../addresses.ts'
import { libraryText } from '../library.text.ts'
import { tintOf } from '../tints.ts'
import classes from './topic.module.css'

interface TopicPageProps {
  page: Topic
  share?: TopicShare
  action?: ReactNode
}

/** A topic: why these things belong together, and each with a word on when to read it. */
export function TopicPage({ page, share, action }: TopicPageProps) {
  const t = useText(libraryText)
  const isSignedIn = useSession() !== null
  const { head, items } = page
  useEffect(() => {
    if (isSignedIn) tellOpened('topic', head.code)
  }, [isSignedIn, head.code])
  return (
    <article className={classes.page}>
      {share?.note && (
        <blockquote className={classes.note}>
          <Avatar name={share.displayName} src={share.userAvatarUrl} />
          <p>
            <span className={classes.minor}>{t('topic.says', { name: share.displayName })}</span>
            {share.note}
          </p>
        </blockquote>
      )}
      <header className={classes.head}>
        <div className={classes.cover}>
          <Cover seed={`topic:${head.code}`} tint={tintOf(head.ability)} />
        </div>
        <div className={classes.words}>
          <p className={classes.minor}>
            {t('kind.topic')} · {t('topic.count', { count: items.length })}
          </p>
          <h1>{head.title}</h1>
          <p className={classes.summary}>{head.summary}</p>
          <Prose doc={page.intro} />
          {action}
        </div>
      </header>
      <section aria-label={t('topic.resources')}>
        <ol className={classes.items}>
          {items.map(({ resource, note }, index) => (
            <li key={`${resource.kind}/${resource.code}`}>
              <Link className={classes.item} {...addressOf(resource)}>
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.thumb}>
                  <Cover seed={`${resource.kind}:${resource.code}`} tint={tintOf(resource.ability)} />
                </span>
                <span className={classes.itemWords}>
                  <span className={classes.minor}>
                    {resource.course?.title ?? t(`kind.${resource.kind}`)} ·{' '}
                    {t('card.minutes', { count: resource.minutes })}
                  </span>
                  <b>{resource.title}</b>
                  <span className={classes.why}>{note}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </article>
  )
}
