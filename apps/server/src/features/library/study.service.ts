import type { AuthoredSection } from '@fairlead/contract/library/authored.schema.ts'
import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import { lessonCompleted } from '@fairlead/contract/library/library.events.ts'
import {
  type Answered,
  NOTE_MAX,
  type Note,
  type Progress,
  type ResourceKind,
  type Study,
} from '@fairlead/contract/library/library.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { presentAnswer, presentNote, presentProgress } from './library.presenter.ts'
import { percentOf } from './progress.policy.ts'
import type { ReadingService } from './reading.service.ts'
import type { ResourceRow, ResourcesRepository, VersionRow } from './resources.repository.ts'
import type { StudiesRepository } from './studies.repository.ts'

export interface StudyDependencies {
  database: Database
  clock: Clock
  events: Events
  catalogue: CatalogueMemory
  reading: ReadingService
  resources: ResourcesRepository
  studies: StudiesRepository
}

interface Target {
  kind: ResourceKind
  code: string
}

interface Report extends Target {
  versionId: number
  sectionKey: string
  position: number
  isDone: 0 | 1
  time: string
}

/** A resource without sections of its own is one section: read to its end, or watched. */
const WHOLE: Pick<AuthoredSection, 'key' | 'kind' | 'minutes'> = { key: 'all', kind: 'text', minutes: 1 }

/** What a learner does with a resource. Everything may arrive twice, late and out of order. */
export const createStudyService = (dependencies: StudyDependencies) => {
  const { database, clock, events, catalogue, reading, resources, studies } = dependencies

  const answersOf = async (viewer: Viewer, version: VersionRow, language: Language): Promise<Answered[]> =>
    (await studies.answers(viewer.enterpriseUserId, version.id)).flatMap((given) => {
      const question = questionIn(version, given.sectionKey, given.questionKey)
      return question ? [presentAnswer(given, question, language)] : []
    })

  const complete = async (viewer: Viewer, row: ResourceRow, versionId: number): Promise<void> => {
    await resources.countCompletion(row.id)
    if (row.kind !== 'lesson') return
    events.emit(lessonCompleted, {
      kind: row.kind,
      code: row.code,
      resourceId: row.id,
      versionId,
      enterpriseId: viewer.enterprise.id,
      enterpriseUserId: viewer.enterpriseUserId,
    })
  }

  return {
    async readStudy(viewer: Viewer, language: Language, { kind, code }: Target): Promise<Study> {
      const { row } = await reading.locate(viewer, kind, code)
      const member = viewer.enterpriseUserId
      const study = await studies.find(member, row.id)
      const version = await catalogue.content(study?.versionId ?? row.versionId)
      const [sections, notes, answers] = await Promise.all([
        study ? studies.sections(member, study.versionId) : [],
        studies.notes(member, row.id),
        version ? answersOf(viewer, version, language) : [],
      ])
      return {
        ...presentProgress(study, sections, row.versionId),
        notes: notes.map(presentNote),
        answers,
      }
    },

    async saveProgress(viewer: Viewer, report: Report): Promise<Progress> {
      const { row, version } = await reading.openVersion(viewer, report.kind, report.code, report.versionId)
      const sections = sectionsOf(version)
      if (!sections.some(({ key }) => key === report.sectionKey))
        throw new Problem(libraryProblems.sectionNotFound)
      const member = viewer.enterpriseUserId
      const now = clock.now()
      // A browser's clock may be off, never ahead of ours.
      const at = new Date(Math.min(Date.parse(report.time), now.getTime()))
      return database.transaction(async () => {
        const isCurrent = version.id === row.versionId
        const before = await studies.visit(member, {
          resourceId: row.id,
          versionId: version.id,
          sectionKey: report.sectionKey,
          at,
          isCurrent,
        })
        await studies.report(member, version.id, { ...report, isDone: report.isDone === 1, at })
        const rows = await studies.sections(member, version.id)
        // A report from an older version, while the learner has moved on, is kept and changes nothing else.
        if (before?.versionId !== version.id) return presentProgress(before, rows, version.id)
        const done = new Set(rows.filter(({ isDone }) => isDone).map(({ sectionKey }) => sectionKey))
        const after = await studies.settle(member, row.id, percentOf(sections, done), now)
        if (after?.completedAt && !before.completedAt) await complete(viewer, row, version.id)
        return presentProgress(after, rows, version.id)
      })
    },

    async answerQuestion(
      viewer: Viewer,
      language: Language,
      given: { code: string; versionId: number; sectionKey: string; questionKey: string; choice: string },
    ): Promise<Answered> {
      const { row, version } = await reading.openVersion(viewer, 'lesson', given.code, given.versionId)
      const study = await studies.find(viewer.enterpriseUserId, row.id)
      const current = study?.versionId ?? row.versionId
      if (version.id !== current && version.id !== row.versionId)
        throw new Problem(libraryProblems.versionChanged)
      const question = questionIn(version, given.sectionKey, given.questionKey)
      if (!question?.choices.some(({ key }) => key === given.choice))
        throw new Problem(libraryProblems.sectionNotFound)
      const answer = { ...given, isCorrect: question.answer === given.choice, at: clock.now() }
      await studies.answer(viewer.enterpriseUserId, version.id, answer)
      return presentAnswer(answer, question, language)
    },

    async saveNote(
      viewer: Viewer,
      note: Target & { noteId?: number | undefined; sectionKey: string; quote: string; content: string },
    ): Promise<Note> {
      const { row, access } = await reading.locate(viewer, note.kind, note.code)
      if (access !== 'open') throw new Problem(libraryProblems.closed)
      const content = note.content.trim()
      if (content === '') throw new Problem(libraryProblems.noteEmpty)
      const member = viewer.enterpriseUserId
      const now = clock.now()
      const kept = content.slice(0, NOTE_MAX)
      const saved = note.noteId
        ? await studies.changeNote(member, row.id, note.noteId, kept, now)
        : await studies.addNote(member, row.id, { ...note, content: kept, updatedAt: now })
      if (!saved) throw new Problem(libraryProblems.noteNotFound)
      return presentNote(saved)
    },

    async deleteNote(viewer: Viewer, noteId: number): Promise<Record<string, never>> {
      if (!(await studies.removeNote(viewer.enterpriseUserId, noteId)))
        throw new Problem(libraryProblems.noteNotFound)
      return {}
    },
  }
}

export type StudyService = ReturnType<typeof createStudyService>

const sectionsOf = ({ body }: VersionRow) => (body.kind === 'lesson' ? body.sections : [WHOLE])

const questionIn = ({ body }: VersionRow, sectionKey: string, questionKey: string) => {
  const section = body.kind === 'lesson' ? body.sections.find(({ key }) => key === sectionKey) : undefined
  return section?.kind === 'quiz' ? section.questions.find(({ key }) => key === questionKey) : undefined
}
