import type { ResourceSummary } from '@fairlead/contract/library/library.schema.ts'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ShareEntry } from '../../../platform/sharing/suite-entries.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { libraryText } from '../library.text.ts'
import { useSpeech } from '../study/use-speech.ts'
import classes from './lesson.module.css'
import { ShareDialog } from './share-dialog.tsx'

interface LessonActionsProps {
  head: ResourceSummary
  /** What can be read aloud. */
  paragraphs: readonly string[]
  notes: number
  /** Absent for a visitor, who has nowhere to keep them. */
  onNotes: (() => void) | undefined
}

const isShareable = (kind: ResourceSummary['kind']) => kind === 'lesson' || kind === 'article'

/** Listen, take a note, share. */
export function LessonActions({ head, paragraphs, notes, onNotes }: LessonActionsProps) {
  const t = useText(libraryText)
  const isSignedIn = useSession() !== null
  const [isSharing, setSharing] = useState(false)
  const { canSpeak, isSpeaking, speak, stop } = useSpeech(paragraphs)
  return (
    <>
      {canSpeak && (
        <IconButton
          label={t(isSpeaking ? 'lesson.stopListening' : 'lesson.listen')}
          aria-pressed={isSpeaking}
          onClick={isSpeaking ? stop : speak}
        >
          {isSpeaking ? <IconPlayerStop size={20} /> : <IconVolume size={20} />}
        </IconButton>
      )}
      {onNotes && (
        <span className={classes.counted}>
          {/* The selection would be lost before the click arrives. */}
          <IconButton
            label={t('lesson.notes')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onNotes}
          >
            <IconNotebook size={20} />
          </IconButton>
          {notes > 0 && <span className={classes.badge}>{notes}</span>}
        </span>
      )}
      {isSignedIn && (
        <a
          className={classes.printLink}
          href={`${head.kind === 'article' ? '/aprint' : '/lprint'}?code=${head.code}&versionId=${head.versionId}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('lesson.print')}
          title={t('lesson.print')}
        >
          <IconPrinter size={20} aria-hidden />
        </a>
      )}
      <IconButton label={t('lesson.share')} onClick={() => setSharing(true)}>
        <IconShare2 size={20} />
      </IconButton>
      {isShareable(head.kind) && (
        <ShareEntry type={head.kind} parameters={{ code: head.code, versionId: String(head.versionId) }} />
      )}
      {isSharing && <ShareDialog head={head} onClose={() => setSharing(false)} />}
    </>
  )
}
