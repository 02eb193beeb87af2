import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { Loaded } from '../components/loaded.tsx'
import classes from '../components/tool-page.module.css'
import { ToolSheet } from '../components/tool-sheet.tsx'
import { toolQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'
import { useToolEntry } from '../study/use-tool-entry.ts'

/** The task built on a tool: fill it in and let colleagues see it. */
export function ToolTaskScreen() {
  const t = useText(libraryText)
  const { id = '' } = useSearch({ strict: false }) as Record<string, string>
  return (
    <Loaded query={useQuery(toolQuery(id))} failed={t('toolPage.failed')} notFound={t('toolPage.notFound')}>
      {({ tool }) => (
        <div className={classes.page}>
          <TaskHead id={id} />
          <ToolSheet key={tool.code} tool={tool} heading="h1" />
        </div>
      )}
    </Loaded>
  )
}

function TaskHead({ id }: { id: string }) {
  const t = useText(libraryText)
  const isDone = useToolEntry(id).entry?.isShared === 1
  return (
    <div className={classes.head} role="status">
      <Tag tone={isDone ? 'tide' : 'quiet'}>{t('toolPage.task')}</Tag>
      <p className={classes.summary}>{t(isDone ? 'toolPage.taskDone' : 'toolPage.taskWords')}</p>
    </div>
  )
}
