import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { placeOfCharacter } from './caret-place.ts'
import { MentionPeople } from './mention-people.tsx'
import { stillMentioned, takeMention } from './mention-query.ts'
import { useMentionSearch } from './use-mention-search.ts'

interface MentionAreaProps
  extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'onKeyDown' | 'ref'> {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  mentioned: readonly Mentioned[]
  onWrite: (text: string, mentioned: Mentioned[]) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A text area in which an @ finds colleagues. */
export function MentionArea({ area, text, mentioned, onWrite, onKeyDown, ...rest }: MentionAreaProps) {
  const listId = useId()
  const caret = useRef<number | null>(null)
  const search = useMentionSearch((query, { enterpriseUserId, realname, userName }) => {
    const name = realname || userName
    const taken = takeMention(text, area.current?.selectionStart ?? text.length, query, name)
    caret.current = taken.caret
    const others = mentioned.filter((one) => one.enterpriseUserId !== enterpriseUserId)
    onWrite(taken.text, stillMentioned(taken.text, [...others, { enterpriseUserId, realname: name }]))
  })

  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const isOpen = search.query !== null && search.isKnown
  return (
    <>
      <TextArea
        {...rest}
        ref={area}
        value={text}
        aria-controls={isOpen ? listId : undefined}
        onChange={({ currentTarget }) => {
          onWrite(currentTarget.value, stillMentioned(currentTarget.value, mentioned))
          search.look(currentTarget)
        }}
        onClick={({ currentTarget }) => search.look(currentTarget)}
        onBlur={search.close}
        onKeyDown={(event) => {
          if (!search.onKeyDown(event)) onKeyDown?.(event)
        }}
      />
      {isOpen &&
        search.query &&
        area.current &&
        createPortal(
          <MentionPeople
            id={listId}
            people={search.people}
            marked={search.marked}
            place={placeOfCharacter(area.current, search.query.start)}
            onChoose={search.take}
          />,
          document.body,
        )}
    </>
  )
}
