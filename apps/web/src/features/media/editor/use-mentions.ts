import { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import type { SuggestionKeyDownProps, SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'
import { useMemo, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import type { Colleague } from './colleague.ts'

const SHOWN = 6
const PAUSE_MS = 120

interface Mentioned {
  id: string
  label: string
}

type Props = SuggestionProps<Colleague, Mentioned>

interface OpenList {
  people: readonly Colleague[]
  marked: number
  place: { left: number; top: number }
  choose: (person: Colleague) => void
}

const placeOf = ({ clientRect }: Props) => {
  const box = clientRect?.()
  return { left: box?.left ?? 0, top: (box?.bottom ?? 0) + 6 }
}

const listOf = (props: Props): OpenList => ({
  people: props.items,
  marked: 0,
  place: placeOf(props),
  choose: ({ enterpriseUserId, realname, userName }) =>
    props.command({ id: String(enterpriseUserId), label: realname || userName }),
})

/** Whom an @ in the text may mean: a list that follows the caret, and the settings that make the editor tell of it. */
export const useMentions = () => {
  const [open, setOpen] = useState<OpenList>()
  const suggestion = useMemo((): Omit<SuggestionOptions<Colleague, Mentioned>, 'editor'> => {
    // The editor asks for an answer at once, so the list is kept here beside what React shows.
    let list: OpenList | undefined
    const show = (next: OpenList | undefined) => {
      list = next
      setOpen(next)
    }
    const onKeyDown = ({ event }: SuggestionKeyDownProps): boolean => {
      const count = list?.people.length ?? 0
      if (!list || count === 0) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) show({ ...list, marked: (list.marked + step + count) % count })
      const person = list.people[list.marked]
      if ((event.key === 'Enter' || event.key === 'Tab') && person) list.choose(person)
      return step !== undefined || event.key === 'Enter' || event.key === 'Tab'
    }
    return {
      char: '@',
      debounce: PAUSE_MS,
      // In Chinese nobody writes a space before an @.
      allowedPrefixes: null,
      items: async ({ query }) => {
        const found = await call(findColleagues, { name: query, limit: SHOWN }, { silent: true }).catch(
          () => undefined,
        )
        return found?.items ?? []
      },
      render: () => ({
        onStart: (props) => show(listOf(props)),
        onUpdate: (props) => show(listOf(props)),
        onKeyDown,
        onExit: () => show(undefined),
      }),
    }
  }, [])
  return { open, suggestion }
}
