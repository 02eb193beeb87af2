import { useText } from '../../../platform/i18n/use-text.ts'
import { libraryText } from '../library.text.ts'
import classes from './article.module.css'

export const headingId = (index: number): string => `heading-${index}`

/** The headings of an article, to jump to. */
export function ArticleContents({ headings }: { headings: readonly string[] }) {
  const t = useText(libraryText)
  if (headings.length < 2) return null
  return (
    <nav className={classes.contents} aria-label={t('article.contents')}>
      <h2>{t('article.contents')}</h2>
      <ol>
        {headings.map((heading, index) => (
          <li key={headingId(index)}>
            <a href={`#${headingId(index)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
