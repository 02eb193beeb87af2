import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { ImportDrawer } from '../people/import-drawer.tsx'
import classes from '../people/people.module.css'
import { peopleQuery } from '../people/people.queries.ts'
import { peopleText } from '../people/people.text.ts'
import { PeopleSkeleton } from '../people/people-skeleton.tsx'
import { PeopleTable } from '../people/people-table.tsx'
import { PersonDrawer } from '../people/person-drawer.tsx'

const states = ['all', 'active', 'suspended'] as const

/** Everybody in an enterprise. */
export function PeopleScreen() {
  const t = useText(peopleText)
  const enterpriseId = useConsoleEnterpriseId()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<(typeof states)[number]>('all')
  const [opened, setOpened] = useState<number>()
  const [importing, setImporting] = useState(false)
  const name = useDeferredValue(typed.trim())
  const list = useInfiniteQuery({
    ...peopleQuery({ enterpriseId, name: name || undefined, state }),
    placeholderData: (before) => before,
  })
  const people: ManagedPerson[] = list.data?.pages.flatMap((page) => page.items) ?? []
  const isFiltered = name !== '' || state !== 'all'
  const clear = () => {
    setTyped('')
    setState('all')
  }
  return (
    <>
      <PageHead
        title={t('title')}
        intro={list.data?.pages[0] && t('intro', { count: list.data.pages[0].people })}
        action={<Button onClick={() => setImporting(true)}>{t('invite')}</Button>}
      />
      <div className={classes.filters}>
        <TextField
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          maxLength={50}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SelectField
          label={t('state')}
          value={state}
          options={states.map((value) => ({ value, label: t(value) }))}
          onChange={setState}
        />
      </div>
      <Card>
        {list.isPending && <PeopleSkeleton />}
        {list.isError && !list.data && (
          <ErrorState retryLabel={t('retry')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
            {t('failed')}
          </ErrorState>
        )}
        {list.data && people.length === 0 && (
          <EmptyState
            drawing="boat"
            action={
              <Button variant="outlined" onClick={isFiltered ? clear : () => setImporting(true)}>
                {t(isFiltered ? 'clear' : 'invite')}
              </Button>
            }
          >
            {t(isFiltered ? 'nobody' : 'empty')}
          </EmptyState>
        )}
        {people.length > 0 && (
          <PeopleTable people={people} onOpen={({ enterpriseUserId }) => setOpened(enterpriseUserId)} />
        )}
        {list.hasNextPage && people.length > 0 && (
          <div className={classes.end}>
            <Button
              variant="outlined"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('more')}
            </Button>
          </div>
        )}
      </Card>
      <PersonDrawer
        person={people.find(({ enterpriseUserId }) => enterpriseUserId === opened)}
        onClose={() => setOpened(undefined)}
      />
      <ImportDrawer opened={importing} onClose={() => setImporting(false)} />
    </>
  )
}
