import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Loaded } from '../components/loaded.tsx'
import classes from '../components/tool-page.module.css'
import { ToolSheet } from '../components/tool-sheet.tsx'
import { toolQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

/** A tool on a page of its own. */
export function ToolScreen() {
  const t = useText(libraryText)
  const { id = '' } = useSearch({ strict: false }) as Record<string, string>
  return (
    <Loaded query={useQuery(toolQuery(id))} failed={t('toolPage.failed')} notFound={t('toolPage.notFound')}>
      {({ head, tool }) => (
        <div className={classes.page}>
          <div className={classes.head}>
            <p className={classes.summary}>{head.summary}</p>
            {tool.fields.length > 0 && (
              <Link className={classes.link} to="/toolTaskDetail" search={{ id }}>
                {t('toolPage.toTask')}
              </Link>
            )}
          </div>
          <ToolSheet key={tool.code} tool={tool} heading="h1" />
        </div>
      )}
    </Loaded>
  )
}
