import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Prose } from '../../../ui/prose/prose.tsx'
import { linkTo, readVersion } from '../addresses.ts'
import { ArticleReader } from '../components/article-reader.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Paper } from '../components/paper.tsx'
import classes from '../components/preview.module.css'
import { articleQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

export function ArticlePrintScreen() {
  const t = useText(libraryText)
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  const version = readVersion(versionId)
  return (
    <Loaded
      query={useQuery(articleQuery(code, version))}
      failed={t('article.failed')}
      notFound={t('article.notFound')}
    >
      {({ access, head, doc }) =>
        access === 'open' ? (
          <Paper link={linkTo(head)}>
            <article className={classes.lesson}>
              <header className={classes.head}>
                <h1>{head.title}</h1>
                <p>{head.summary}</p>
              </header>
              <Prose doc={doc} />
            </article>
          </Paper>
        ) : (
          <ArticleReader code={code} versionId={version} />
        )
      }
    </Loaded>
  )
}
