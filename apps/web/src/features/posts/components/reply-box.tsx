import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { POST_TEXT_MAX } from '@fairlead/contract/posts/posts.schema.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { MentionArea } from '../compose/mention-area.tsx'
import { isMac } from '../is-mac.ts'
import { postsText } from '../posts.text.ts'
import type { ReplyDraft } from '../reply-drafts.ts'
import classes from './reply-box.module.css'

interface ReplyBoxProps {
  draft: ReplyDraft
  onChange: (draft: ReplyDraft) => void
  isOpen: boolean
  onOpen: () => void
  onSend: () => void
  isSending: boolean
  error: Error | null
}

/** A prompt until one wants to write; then a text area with its counter. */
export function ReplyBox({ draft, onChange, isOpen, onOpen, onSend, isSending, error }: ReplyBoxProps) {
  const t = useText(postsText)
  const { language } = useLanguage()
  const userInfo = useSession()?.userInfo
  const area = useRef<HTMLTextAreaElement>(null)
  const counterId = useId()
  const length = graphemeLength(draft.text)
  const isTooLong = length > POST_TEXT_MAX
  const isEmpty = draft.text.trim() === ''

  const targetId = draft.target?.ugcId
  // biome-ignore lint/correctness/useExhaustiveDependencies: answering somebody else also moves the caret here
  useEffect(() => {
    if (isOpen) area.current?.focus()
  }, [isOpen, targetId])

  const send = () => {
    if (isEmpty || isSending) return
    if (isTooLong) showToast(postProblems.tooLong.text[language])
    else onSend()
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }

  const avatar = <Avatar name={userInfo?.realname ?? ''} seed={userInfo?.userId} src={userInfo?.avatar} />
  if (!isOpen)
    return (
      <div className={classes.closed}>
        {avatar}
        <button type="button" className={classes.prompt} onClick={onOpen}>
          {t('reply.prompt')}
        </button>
      </div>
    )
  const explanation = explainFailure(error, t('reply.failed'))
  return (
    <div className={classes.open}>
      {draft.target && (
        <div className={classes.target}>
          <span>{t('reply.to', { name: draft.target.name })}</span>
          <IconButton label={t('reply.cancel')} onClick={() => onChange({ ...draft, target: null })}>
            <IconX size={16} />
          </IconButton>
        </div>
      )}
      <MentionArea
        area={area}
        aria-label={draft.target ? t('reply.to', { name: draft.target.name }) : t('reply.label')}
        aria-describedby={counterId}
        placeholder={t('reply.prompt')}
        text={draft.text}
        mentioned={draft.mentioned}
        onWrite={(text, mentioned) => onChange({ ...draft, text, mentioned })}
        onKeyDown={sendByKeys}
        isInvalid={isTooLong}
        readOnly={isSending}
        rows={3}
      />
      {explanation && (
        <p className={classes.error} role="alert">
          {explanation}
        </p>
      )}
      <div className={classes.foot}>
        <span id={counterId} className={classes.counter} data-over={isTooLong}>
          {length} / {POST_TEXT_MAX}
        </span>
        <span className={classes.keys}>{t('reply.keys', { key: isMac() ? '⌘' : 'Ctrl' })}</span>
        <Button onClick={send} disabled={isEmpty} loading={isSending}>
          {t('reply.send')}
        </Button>
      </div>
    </div>
  )
}
