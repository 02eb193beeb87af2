import type { Note, ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import { useState } from 'react'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { libraryText } from '../library.text.ts'
import { useNotes } from '../study/use-notes.ts'
import classes from './notes-drawer.module.css'

export interface NotePlace {
  sectionKey: string
  quote: string
}

interface NotesDrawerProps {
  kind: ResourceKind
  code: string
  notes: readonly Note[]
  /** Where a new note belongs; the drawer is closed without one. */
  place: NotePlace | undefined
  titleOf: (sectionKey: string) => string
  onClose: () => void
}

/** One's own notes on a resource, each at its place. */
export function NotesDrawer({ kind, code, notes, place, titleOf, onClose }: NotesDrawerProps) {
  const t = useText(libraryText)
  const { save, remove } = useNotes(kind, code)
  return (
    <Drawer
      opened={place !== undefined}
      onClose={onClose}
      title={t('notes.title')}
      closeLabel={t('notes.close')}
    >
      {place && (
        <div className={classes.notes}>
          <p className={classes.minor}>{t('notes.onlyYou')}</p>
          <NoteForm
            key={`${place.sectionKey}/${place.quote}`}
            label={t('notes.add')}
            quote={place.quote}
            onSave={(content, quote) => save({ sectionKey: place.sectionKey, quote, content })}
          />
          {notes.length === 0 && <EmptyState drawing="bottle">{t('notes.empty')}</EmptyState>}
          <ul className={classes.list}>
            {[...notes].reverse().map((note) => (
              <NoteItem
                key={note.noteId}
                note={note}
                title={titleOf(note.sectionKey)}
                onSave={(content) => save({ ...note, content })}
                onRemove={() => remove(note.noteId)}
              />
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  )
}

interface NoteItemProps {
  note: Note
  title: string
  onSave: (content: string) => Promise<void>
  onRemove: () => Promise<void>
}

function NoteItem({ note, title, onSave, onRemove }: NoteItemProps) {
  const t = useText(libraryText)
  const { language } = useLanguage()
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <li className={classes.note}>
        <NoteForm
          label={t('notes.edit')}
          content={note.content}
          onSave={async (content) => {
            await onSave(content)
            setEditing(false)
          }}
        />
      </li>
    )
  return (
    <li className={classes.note}>
      {note.quote && <blockquote className={classes.quote}>{note.quote}</blockquote>}
      <p className={classes.content}>{note.content}</p>
      <div className={classes.foot}>
        <span className={classes.minor}>
          {[title, formatRelativeTime(note.updateTime, language)].filter(Boolean).join(' · ')}
        </span>
        <button type="button" className={classes.small} onClick={() => setEditing(true)}>
          {t('notes.edit')}
        </button>
        <button
          type="button"
          className={classes.small}
          onClick={() => void onRemove().catch(() => undefined)}
        >
          {t('notes.remove')}
        </button>
      </div>
    </li>
  )
}

interface NoteFormProps {
  label: string
  quote?: string
  content?: string
  onSave: (content: string, quote: string) => Promise<void>
}

/** What is written stays when it could not be saved. */
function NoteForm({ label, quote = '', content = '', onSave }: NoteFormProps) {
  const t = useText(libraryText)
  const [text, setText] = useState(content)
  const [kept, setKept] = useState(quote)
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    setSaving(true)
    try {
      await onSave(text, kept)
      setText('')
      setKept('')
    } catch {
      // The call has told why, and the text is still here.
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {kept && (
        <blockquote className={classes.quote}>
          {kept}{' '}
          <button type="button" className={classes.small} onClick={() => setKept('')}>
            {t('notes.dropQuote')}
          </button>
        </blockquote>
      )}
      <TextArea
        aria-label={label}
        rows={3}
        maxLength={5000}
        placeholder={t('notes.placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isSaving} disabled={text.trim() === ''}>
        {t('notes.save')}
      </Button>
    </form>
  )
}
