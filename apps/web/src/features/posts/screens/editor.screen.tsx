import { POST_TEXT_MAX, POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { RichEditor } from '../../media/public.ts'
import { DangerDialog } from '../compose/danger-dialog.tsx'
import { readEditorAddress } from '../long-post/editor-address.ts'
import classes from '../long-post/long-post.module.css'
import { longPostText } from '../long-post/long-post.text.ts'
import { useLongPost } from '../long-post/use-long-post.ts'

/** A page of its own for a text that a few lines cannot hold. */
export function EditorScreen() {
  const t = useText(longPostText)
  const navigate = useNavigate()
  const address = readEditorAddress(useSearch({ strict: false }))
  const [isUploading, setIsUploading] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const post = useLongPost(address, ({ ugcId }) => {
    showToast(t('sent'))
    void navigate({ to: '/campus', search: { ugcId }, replace: true })
  })
  const [initial] = useState(post.text)

  const send = () => {
    const trouble = post.isEmpty
      ? t('empty')
      : post.isTooLong
        ? t('tooLong')
        : isUploading
          ? t('uploading')
          : ''
    if (trouble) showToast(trouble)
    else post.send()
  }
  const discard = () => {
    post.discard()
    void navigate({ to: '/campus', replace: true })
  }
  const explanation = explainFailure(post.error, t('failed'))
  return (
    <div className={classes.page}>
      <PageHead
        title={t(address.type === POST_TYPE.question ? 'titleQuestion' : 'title')}
        intro={t('intro')}
      />
      <RichEditor
        initial={initial}
        onChange={post.write}
        onBusy={setIsUploading}
        label={t('label')}
        placeholder={t('placeholder')}
      />
      {explanation && (
        <p className={classes.error} role="alert">
          {explanation}
        </p>
      )}
      <div className={classes.foot}>
        <span className={classes.state}>
          <span data-wrong={post.isTooLong || undefined}>
            {t('counter', { count: post.length, max: POST_TEXT_MAX })}
          </span>
          {!post.isEmpty && <span>{t('kept')}</span>}
        </span>
        {!post.isEmpty && (
          <Button variant="outlined" onClick={() => setIsLeaving(true)}>
            {t('discard')}
          </Button>
        )}
        <Button loading={post.isSending} disabled={post.isEmpty} onClick={send}>
          {t('post')}
        </Button>
      </div>
      <DangerDialog
        risky={post.risk.risky}
        onThinkAgain={post.risk.thinkAgain}
        onGoOn={() => void post.risk.goOn()}
      />
      <Dialog
        opened={isLeaving}
        onClose={() => setIsLeaving(false)}
        title={t('discardTitle')}
        actions={
          <>
            <Button variant="outlined" onClick={discard}>
              {t('discardYes')}
            </Button>
            <Button data-autofocus onClick={() => setIsLeaving(false)}>
              {t('discardNo')}
            </Button>
          </>
        }
      >
        {t('discardText')}
      </Dialog>
    </div>
  )
}
