import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { demoMessagesQuery } from '../identity.queries.ts'
import { identityText } from '../identity.text.ts'
import classes from './login.module.css'

interface CodeNoteProps {
  account: string
  at: number
  words?: string
}

/** Where the code went; in the demo, which sends nothing, the message itself. */
export function CodeNote({ account, at, words }: CodeNoteProps) {
  const t = useText(identityText)
  const { data } = useQuery(demoMessagesQuery(account, at))
  const message = data?.items[0]
  return (
    <div className={classes.note} role="status">
      {message ? (
        <>
          <span>{t('login.demoNote')}</span>
          <b>{message.body}</b>
        </>
      ) : (
        <span>{words ?? t('login.codeSent', { account })}</span>
      )}
    </div>
  )
}
