import { deleteNote, saveNote } from '@fairlead/contract/library/library.endpoints.ts'
import type { Note, ResourceKind, Study } from '@fairlead/contract/library/library.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { libraryKeys } from '../library.queries.ts'

/** Writing, changing and deleting notes; the list is part of the study. */
export const useNotes = (kind: ResourceKind, code: string) => {
  const client = useQueryClient()
  const change = (next: (notes: Note[]) => Note[]) =>
    client.setQueryData<Study>(
      libraryKeys.study(kind, code),
      (study) => study && { ...study, notes: next(study.notes) },
    )
  return {
    async save(note: { noteId?: number; sectionKey: string; quote: string; content: string }): Promise<void> {
      const saved = await call(saveNote, { kind, code, ...note })
      change((notes) => [...notes.filter(({ noteId }) => noteId !== saved.noteId), saved])
    },
    async remove(noteId: number): Promise<void> {
      await call(deleteNote, { noteId })
      change((notes) => notes.filter((note) => note.noteId !== noteId))
    },
  }
}
