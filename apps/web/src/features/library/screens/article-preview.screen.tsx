import { useSearch } from '@tanstack/react-router'
import { Prose } from '../../../ui/prose/prose.tsx'
import { readVersion } from '../addresses.ts'
import classes from '../components/preview.module.css'
import { PreviewFrame } from '../components/preview-frame.tsx'

export function ArticlePreviewScreen() {
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  return (
    <PreviewFrame kind="article" code={code} versionId={readVersion(versionId)}>
      {({ article }) =>
        article && (
          <article className={classes.lesson}>
            <header className={classes.head}>
              <h1>{article.head.title}</h1>
              <p>{article.head.summary}</p>
            </header>
            <Prose doc={article.doc} />
          </article>
        )
      }
    </PreviewFrame>
  )
}
