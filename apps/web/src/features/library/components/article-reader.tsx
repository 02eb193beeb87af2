import { type ArticlePage, RESOURCE_TYPE } from '@fairlead/contract/library/library.schema.ts'
import { plainTextOf, wordsOf } from '@fairlead/contract/primitives/rich-text.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../platform/api/call-error.ts'
import { formatCount, formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { tellLearning, tellOpened } from '../../../platform/statements/learning.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useResourceAccess } from '../../membership/public.ts'
import { articleQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'
import { useScrolled } from '../study/use-scrolled.ts'
import { useStudy } from '../study/use-study.ts'
import { tintOf } from '../tints.ts'
import classes from './article.module.css'
import { ArticleContents, headingId } from './article-contents.tsx'
import { LessonActions } from './lesson-actions.tsx'
import { Gone, isGone } from './lesson-reader.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { type NotePlace, NotesDrawer } from './notes-drawer.tsx'
import { ResourceCard } from './resource-card.tsx'
import { ThinBar } from './thin-bar.tsx'

/** The one section an article has. */
const WHOLE = 'all'

/** An article as a page of a magazine. */
export function ArticleReader({ code, versionId }: { code: string; versionId?: number | undefined }) {
  const t = useText(libraryText)
  const article = useQuery(articleQuery(code, versionId))
  if (article.isPending) return <LessonSkeleton />
  if (article.isError) {
    const problem = article.error instanceof CallError ? article.error.code : 0
    if (isGone(problem)) return <Gone>{t('article.notFound')}</Gone>
    return (
      <ErrorState
        retryLabel={t('lesson.retry')}
        onRetry={() => void article.refetch()}
        retrying={article.isFetching}
      >
        {t('article.failed')}
      </ErrorState>
    )
  }
  return <Article key={article.data.head.versionId} page={article.data} />
}

function Article({ page }: { page: ArticlePage }) {
  const t = useText(libraryText)
  const { language } = useLanguage()
  const isSignedIn = useSession() !== null
  const { head, doc, access, related } = page
  const { code, versionId } = head
  const isOpen = access === 'open'
  const { study, report } = useStudy({ kind: 'article', code, versionId }, isOpen && isSignedIn)
  const [notePlace, setNotePlace] = useState<NotePlace>()
  const body = useRef<HTMLDivElement>(null)
  const scrolled = useScrolled(body)
  const isRead = study?.percent === 100

  useEffect(() => {
    if (isOpen && isSignedIn) tellOpened('article', code)
  }, [isOpen, isSignedIn, code])

  // Whoever has scrolled to the end has read it, as far as anybody can tell.
  const hasEnded = scrolled >= 100
  useEffect(() => {
    if (!hasEnded || !isSignedIn || isRead || !study) return
    report(WHOLE, { isDone: true })
    tellLearning('completed', 'article', code)
  }, [hasEnded, isSignedIn, isRead, study, report, code])

  const headings = doc.content.filter(({ type }) => type === 'heading').map(wordsOf)
  return (
    <div className={classes.page}>
      <ThinBar
        place={t('kind.article')}
        title={head.title}
        percent={scrolled}
        actions={
          isOpen && (
            <LessonActions
              head={head}
              paragraphs={plainTextOf(doc).split('\n')}
              notes={study?.notes.length ?? 0}
              onNotes={
                isSignedIn
                  ? () => {
                      const quote = window.getSelection()?.toString().trim().slice(0, 500) ?? ''
                      setNotePlace({ sectionKey: WHOLE, quote })
                    }
                  : undefined
              }
            />
          )
        }
      />
      <article className={classes.article}>
        <header className={classes.head}>
          <div className={classes.cover}>
            <Cover seed={`article:${code}`} tint={tintOf(head.ability)} />
          </div>
          <p className={classes.kicker}>{t(`ability.${head.ability}`)}</p>
          <p className={classes.headline}>{head.title}</p>
          <p className={classes.summary}>{head.summary}</p>
          <p className={classes.minor}>
            {[
              formatDate(head.publishedAt, language),
              t('article.readingTime', { count: head.minutes }),
              t('article.views', { count: formatCount(head.views) }),
            ].join(' · ')}
          </p>
        </header>
        <div className={classes.body}>
          <div ref={body} className={classes.text}>
            {page.isStale === 1 && <p className={classes.minor}>{t('article.stale')}</p>}
            {isOpen ? <Prose doc={doc} headingId={headingId} /> : <ArticleGate page={page} />}
          </div>
          <aside className={classes.aside}>
            <ArticleContents headings={headings} />
          </aside>
        </div>
        {related.length > 0 && (
          <section className={classes.related} aria-label={t('article.related')}>
            <h2>{t('article.related')}</h2>
            <div className={classes.cards}>
              {related.map((other) => (
                <ResourceCard key={`${other.kind}/${other.code}`} resource={other} />
              ))}
            </div>
          </section>
        )}
      </article>
      <NotesDrawer
        kind="article"
        code={code}
        notes={study?.notes ?? []}
        place={notePlace}
        titleOf={() => ''}
        onClose={() => setNotePlace(undefined)}
      />
    </div>
  )
}

function ArticleGate({ page }: { page: ArticlePage }) {
  const t = useText(libraryText)
  const client = useQueryClient()
  const { requestAccess, accessDialog } = useResourceAccess()
  const enter = async () => {
    const { code, versionId } = page.head
    const opens = await requestAccess({ resourceType: RESOURCE_TYPE.article, code, versionId })
    if (opens) await client.invalidateQueries({ queryKey: ['library'] })
  }
  return (
    <div className={classes.gate}>
      <p>{t('article.closed')}</p>
      <Button onClick={() => void enter()}>
        {t(page.access === 'signedOut' ? 'gate.signIn' : 'gate.open')}
      </Button>
      {accessDialog}
    </div>
  )
}
