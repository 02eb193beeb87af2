import {
  listChangesOfMind,
  listDebaters,
  listThemes,
  readTheme,
} from '@fairlead/contract/themes/themes.endpoints.ts'
import type { DebateSplit } from '@fairlead/contract/themes/themes.events.ts'
import type { Side, ThemeDetail, ThemeScope } from '@fairlead/contract/themes/themes.schema.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

const root = ['themes'] as const

export const themeQuery = (themeId: number) =>
  queryOptions({
    queryKey: [...root, 'detail', themeId],
    queryFn: ({ signal }) => call(readTheme, { themeId }, { signal, silent: true }),
  })

export const themesQuery = (scope: ThemeScope, munityId?: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'list', scope, munityId ?? 0],
    queryFn: ({ pageParam, signal }) =>
      call(listThemes, { scope, munityId, cursor: pageParam }, { signal, silent: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const changesQuery = (themeId: number) =>
  queryOptions({
    queryKey: [...root, 'changes', themeId],
    queryFn: ({ signal }) => call(listChangesOfMind, { themeId }, { signal, silent: true }),
  })

export const debatersQuery = (themeId: number, sideType: Side) =>
  infiniteQueryOptions({
    queryKey: [...root, 'debaters', themeId, sideType],
    queryFn: ({ pageParam, signal }) =>
      call(listDebaters, { themeId, sideType, limit: 20, cursor: pageParam }, { signal, silent: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

export const renewThemes = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: root })

/** The split as the server just told it, at once and without asking for the page again. */
export const showSplit = (queryClient: QueryClient, split: DebateSplit): void => {
  const { themeId, redNum, blueNum, changedNum } = split
  queryClient.setQueryData<ThemeDetail>(themeQuery(themeId).queryKey, (theme) => {
    if (!theme?.debate) return theme
    const moreChanges = Math.max(changedNum - theme.debate.changedNum, 0)
    const changedLately = theme.debate.changedLately + moreChanges
    return { ...theme, debate: { ...theme.debate, redNum, blueNum, changedNum, changedLately } }
  })
}
