import { listToolEntries } from '@fairlead/contract/library/library.endpoints.ts'
import type { SharedEntry, Tool, ToolField } from '@fairlead/contract/library/library.schema.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { libraryText } from '../library.text.ts'
import classes from './tool-sheet.module.css'

const entriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['library', 'toolEntries', id],
    queryFn: ({ pageParam, signal }) => call(listToolEntries, { id, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

/** How colleagues filled in the same tool. */
export function ToolEntries({ tool }: { tool: Tool }) {
  const t = useText(libraryText)
  const entries = useInfiniteQuery(entriesQuery(tool.code))
  if (entries.isPending) return <Skeleton height={120} />
  if (entries.isError)
    return (
      <ErrorState retryLabel={t('lesson.retry')} onRetry={() => void entries.refetch()}>
        {t('tool.compareFailed')}
      </ErrorState>
    )
  return (
    <>
      <ul className={classes.entries}>
        {entries.data.pages.flatMap(({ items }) =>
          items.map((entry) => <Entry key={entry.enterpriseUserId} entry={entry} tool={tool} />),
        )}
      </ul>
      {entries.hasNextPage && (
        <Button
          variant="outlined"
          loading={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('tool.more')}
        </Button>
      )}
    </>
  )
}

function Entry({ entry, tool }: { entry: SharedEntry; tool: Tool }) {
  const { language } = useLanguage()
  return (
    <li className={classes.entry}>
      <Avatar name={entry.displayName} seed={entry.enterpriseUserId} src={entry.userAvatarUrl} />
      <div className={classes.person}>
        <b>{entry.displayName}</b>
        <span>{[entry.department, entry.position].filter(Boolean).join(' | ')}</span>
        <span>{formatRelativeTime(entry.shareTime, language)}</span>
      </div>
      <dl className={classes.answers}>
        {tool.fields.map((field) => {
          const words = wordsOf(field, entry.values[field.key])
          return words ? (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd>{words}</dd>
            </div>
          ) : null
        })}
      </dl>
    </li>
  )
}

const wordsOf = (field: ToolField, value: string | string[] | undefined): string => {
  const isChosen = field.kind === 'choice' || field.kind === 'checks'
  const parts = (typeof value === 'string' ? [value] : (value ?? [])).filter(Boolean)
  return parts.map((part) => (isChosen ? (field.options[Number(part)] ?? '') : part)).join('\n')
}
