import { POST_TEXT_MAX } from '@fairlead/contract/posts/posts.schema.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { UploadList, useUploadArea } from '../../media/public.ts'
import { AnonymousChoice } from './anonymous-choice.tsx'
import classes from './compose.module.css'
import { composeText } from './compose.text.ts'
import { MentionArea } from './mention-area.tsx'
import type { Compose } from './use-compose.ts'

interface ComposeFormProps {
  place: Place | undefined
  compose: Compose
  onSend: () => void
}

/** The text, what goes along with it, and how it is signed. */
export function ComposeForm({ place, compose, onSend }: ComposeFormProps) {
  const t = useText(composeText)
  const area = useRef<HTMLTextAreaElement>(null)
  const areaId = useId()
  const { kind, pictures, video, files, restoreFiles } = compose
  const isTooLong = graphemeLength(compose.content) > POST_TEXT_MAX
  const hasPictures = pictures.items.length > 0
  const hasVideo = video.items.length > 0
  // Pictures and a video do not go together.
  const dropArea = useUploadArea([...(hasVideo ? [] : [pictures]), ...(hasPictures ? [] : [video]), files])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the drawer has opened
  useEffect(() => restoreFiles(), [])

  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  const explanation = explainFailure(compose.error, t('failed'))
  return (
    <div ref={dropArea} className={classes.form}>
      <Tabs
        label={t('kind.label')}
        value={kind}
        options={(['post', 'question'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={compose.setKind}
        controls={areaId}
      />
      <MentionArea
        id={areaId}
        area={area}
        text={compose.content}
        mentioned={compose.mentioned}
        onWrite={compose.write}
        onKeyDown={sendByKeys}
        className={classes.area}
        data-autofocus
        aria-label={t('field.label')}
        placeholder={t(`field.${kind}`)}
        isInvalid={isTooLong}
        readOnly={compose.isSending}
      />
      {explanation && (
        <p className={classes.error} role="alert">
          {explanation}
        </p>
      )}
      <UploadList uploads={pictures} />
      <UploadList uploads={video} />
      <UploadList uploads={files} />
      <fieldset className={classes.attach} aria-label={t('attach.label')}>
        <button
          type="button"
          className={classes.tool}
          disabled={hasVideo}
          title={hasVideo ? t('attach.noPictures') : undefined}
          onClick={pictures.choose}
        >
          <IconPhoto size={20} />
          {t('attach.pictures')}
        </button>
        <button
          type="button"
          className={classes.tool}
          disabled={hasPictures || hasVideo}
          title={hasPictures ? t('attach.noVideo') : undefined}
          onClick={video.choose}
        >
          <IconVideo size={20} />
          {t('attach.video')}
        </button>
        <button type="button" className={classes.tool} onClick={files.choose}>
          <IconPaperclip size={20} />
          {t('attach.files')}
        </button>
        <Link
          to="/editor"
          search={{
            type: compose.kind === 'question' ? 3 : undefined,
            placeKind: place?.kind,
            placeId: place?.id,
          }}
          className={classes.tool}
        >
          <IconFileText size={20} />
          {t('attach.long')}
        </Link>
      </fieldset>
      <AnonymousChoice isAnonymous={compose.isAnonymous} onChange={compose.setIsAnonymous} />
    </div>
  )
}
