import { REALNAME_MAX } from '@fairlead/contract/identity/identity.schema.ts'
import {
  type AccountSettings,
  BIO_MAX,
  TAG_LENGTH_MAX,
  TAGS_MAX,
} from '@fairlead/contract/identity/profile.schema.ts'
import { changeProfile } from '@fairlead/contract/identity/settings.endpoints.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { updateUserInfo, useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { settingsText } from '../settings/settings.text.ts'
import classes from './settings.module.css'

type Told = Pick<AccountSettings, 'realname' | 'latinName' | 'bio' | 'tags'>

/** Name, a sentence and interests, as colleagues see them. */
export function ProfileForm({ settings }: { settings: Told }) {
  const t = useText(settingsText)
  const queryClient = useQueryClient()
  const userInfo = useSession()?.userInfo
  const { realname, latinName, bio, tags } = settings
  const [typed, setTyped] = useState<Told>({ realname, latinName, bio, tags })
  const ids = { name: useId(), latin: useId(), bio: useId(), tag: useId() }
  const saving = useMutation({
    mutationFn: (told: Told) => call(changeProfile, told, { silent: true }),
    onSuccess: (answer) => {
      updateUserInfo(answer)
      showToast(t('page.saved'))
      void queryClient.invalidateQueries({ queryKey: ['identity'] })
    },
  })
  const length = graphemeLength(typed.bio)
  const isComplete = typed.realname.trim() !== '' && length <= BIO_MAX
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isComplete && !saving.isPending) saving.mutate(typed)
  }
  const place = [userInfo?.department, userInfo?.position].filter(Boolean).join(' | ')
  const failure = explainFailure(saving.error, t('page.unreachable'))
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.field}>
        <label htmlFor={ids.name} className={classes.label}>
          {t('profile.realname')}
        </label>
        <TextField
          id={ids.name}
          autoComplete="name"
          maxLength={REALNAME_MAX}
          value={typed.realname}
          onChange={(event) => setTyped({ ...typed, realname: event.currentTarget.value })}
          error={typed.realname.trim() === '' ? t('profile.nameMissing') : undefined}
        />
      </div>
      <div className={classes.field}>
        <label htmlFor={ids.latin} className={classes.label}>
          {t('profile.latinName')}
        </label>
        <TextField
          id={ids.latin}
          maxLength={60}
          value={typed.latinName}
          onChange={(event) => setTyped({ ...typed, latinName: event.currentTarget.value })}
        />
      </div>
      <div className={classes.field}>
        <label htmlFor={ids.bio} className={classes.label}>
          {t('profile.bio')}
        </label>
        <TextArea
          id={ids.bio}
          rows={3}
          placeholder={t('profile.bioHint')}
          value={typed.bio}
          isInvalid={length > BIO_MAX}
          onChange={(event) => setTyped({ ...typed, bio: event.currentTarget.value })}
        />
        <span className={classes.count} data-over={length > BIO_MAX} role="status">
          {length > BIO_MAX
            ? t('profile.bioLong', { count: length, max: BIO_MAX })
            : `${length} / ${BIO_MAX}`}
        </span>
      </div>
      <TagsField tags={typed.tags} onChange={(changed) => setTyped({ ...typed, tags: changed })} />
      <div className={classes.field}>
        <span className={classes.label}>{t('profile.place')}</span>
        <span>{place || t('profile.nobody')}</span>
        <span className={classes.note}>{t('profile.placeNote')}</span>
      </div>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" loading={saving.isPending} disabled={!isComplete}>
        {t('page.save')}
      </Button>
    </form>
  )
}

function TagsField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const t = useText(settingsText)
  const [tag, setTag] = useState('')
  const add = () => {
    const added = tag.trim()
    setTag('')
    if (added && !tags.includes(added) && tags.length < TAGS_MAX) onChange([...tags, added])
  }
  return (
    <div className={classes.field}>
      <span className={classes.label}>{t('profile.tags', { count: TAGS_MAX })}</span>
      {tags.length > 0 && (
        <ul className={classes.tags}>
          {tags.map((one) => (
            <li key={one} className={classes.tag}>
              {one}
              <IconButton
                label={t('profile.removeTag', { tag: one })}
                onClick={() => onChange(tags.filter((other) => other !== one))}
              >
                <IconX size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tags.length < TAGS_MAX && (
        <div className={classes.add}>
          <TextField
            aria-label={t('profile.addTag')}
            placeholder={t('profile.addTag')}
            maxLength={TAG_LENGTH_MAX}
            value={tag}
            onChange={(event) => setTag(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter in a name field would otherwise save the whole form; while a Chinese word is being composed it only picks it.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
          <Button variant="outlined" size="large" disabled={tag.trim() === ''} onClick={add}>
            {t('profile.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
