import { AVATAR_MAX_BYTES } from '@fairlead/contract/identity/profile.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { settingsText } from '../settings/settings.text.ts'
import { AvatarDialog } from './avatar-dialog.tsx'
import classes from './settings.module.css'

/** One's face here, and the way to another one. */
export function AvatarChoice() {
  const t = useText(settingsText)
  const userInfo = useSession()?.userInfo
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [failure, setFailure] = useState<'avatar.tooLarge' | 'avatar.unreadable'>()

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // So that the same file can be chosen again.
    currentTarget.value = ''
    setFailure(undefined)
    if (!file) return
    if (file.size > AVATAR_MAX_BYTES || !/^image\/(jpeg|png)$/.test(file.type))
      return setFailure('avatar.tooLarge')
    const bitmap = await createImageBitmap(file).catch(() => undefined)
    if (bitmap) setPicture(bitmap)
    else setFailure('avatar.unreadable')
  }
  return (
    <div className={classes.avatar}>
      <Avatar name={userInfo?.realname ?? ''} seed={userInfo?.userId} src={userInfo?.avatar} size="huge" />
      <div>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {t('avatar.change')}
        </Button>
        <p className={classes.note} role="status">
          {failure && t(failure)}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t('avatar.change')}
        tabIndex={-1}
        hidden
        onChange={(event) => void choose(event)}
      />
      {picture && (
        <AvatarDialog
          picture={picture}
          onClose={() => setPicture(undefined)}
          onChanged={() => {
            setPicture(undefined)
            void queryClient.invalidateQueries({ queryKey: ['identity', 'profile'] })
          }}
        />
      )}
    </div>
  )
}
