import { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { type MentionQuery, mentionAt } from './mention-query.ts'

const SHOWN = 6

export interface Colleague {
  enterpriseUserId: number
  realname: string
  userName: string
}

/** Whom an @ at the caret may mean, and which of them Enter takes. */
export const useMentionSearch = (choose: (query: MentionQuery, person: Colleague) => void) => {
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [marked, setMarked] = useState(0)
  const { data } = useQuery({
    queryKey: ['posts', 'colleagues', query?.name],
    queryFn: ({ signal }) =>
      call(findColleagues, { name: query?.name ?? '', limit: SHOWN }, { signal, silent: true }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
  const people = data?.items ?? []
  const close = () => setQuery(null)

  const look = (area: HTMLTextAreaElement) => {
    setQuery(mentionAt(area.value, area.selectionStart))
    setMarked(0)
  }

  const take = (person: Colleague | undefined) => {
    if (query && person) choose(query, person)
    close()
  }

  /** True when the key was meant for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!query || event.nativeEvent.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && people.length > 0) setMarked((marked + step + people.length) % people.length)
    else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && people.length > 0) take(people[marked])
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return { query, people, isKnown: data !== undefined, marked, look, close, take, onKeyDown }
}
