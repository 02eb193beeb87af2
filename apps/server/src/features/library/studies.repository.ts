import { type Database, statement } from '../../platform/database/database.ts'

export type StudyRow = {
  resourceId: number
  versionId: number
  percent: number
  lastSectionKey: string
  lastAt: Date
  completedAt: Date | null
}

export type SectionRow = { sectionKey: string; position: number; isDone: boolean }

export type NoteRow = { id: number; sectionKey: string; quote: string; content: string; updatedAt: Date }

export type AnswerRow = { sectionKey: string; questionKey: string; choice: string; isCorrect: boolean }

const study = `s.resource_id as "resourceId", s.version_id as "versionId", s.percent,
  s.last_section_key as "lastSectionKey", s.last_at as "lastAt", s.completed_at as "completedAt"`
const note = `n.id, n.section_key as "sectionKey", n.quote, n.content, n.updated_at as "updatedAt"`

const one = statement(
  'study_of',
  `select ${study} from studies s where s.enterprise_user_id = $1 and s.resource_id = $2`,
)
const allOf = statement(
  'studies_of',
  `select ${study} from studies s where s.enterprise_user_id = $1 order by s.last_at desc limit 500`,
)
const sectionsOf = statement(
  'study_sections',
  `select section_key as "sectionKey", position, is_done as "isDone"
     from section_progress where enterprise_user_id = $1 and version_id = $2`,
)

// The row is locked from here on, so that reports of one learner follow each other. $6: the version may become this one.
const visit = statement(
  'study_visit',
  `insert into studies as s (enterprise_user_id, resource_id, version_id, last_section_key, started_at, last_at)
   values ($1, $2, $3, $4, $5, $5)
   on conflict (enterprise_user_id, resource_id) do update set
     version_id = case when $6::boolean then excluded.version_id else s.version_id end,
     last_section_key = case when excluded.last_at >= s.last_at then excluded.last_section_key else s.last_section_key end,
     last_at = greatest(s.last_at, excluded.last_at)
   returning ${study}`,
)

// What is done stays done; of two positions the later one counts, in whatever order they arrive.
const report = statement(
  'study_report',
  `insert into section_progress as p (enterprise_user_id, version_id, section_key, position, is_done, at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (enterprise_user_id, version_id, section_key) do update set
     is_done = p.is_done or excluded.is_done,
     position = case when excluded.at > p.at then excluded.position else p.position end,
     at = greatest(p.at, excluded.at)`,
)

const settle = statement(
  'study_settle',
  `update studies s set percent = $3::int, completed_at = case when $3::int = 100 then coalesce(s.completed_at, $4) else s.completed_at end
    where s.enterprise_user_id = $1 and s.resource_id = $2 returning ${study}`,
)

const notesOf = statement(
  'study_notes_of',
  `select ${note} from study_notes n where n.enterprise_user_id = $1 and n.resource_id = $2 order by n.id limit 500`,
)
const addNote = statement(
  'study_note_add',
  `insert into study_notes as n (enterprise_user_id, resource_id, section_key, quote, content, updated_at)
   values ($1, $2, $3, $4, $5, $6) returning ${note}`,
)
const changeNote = statement(
  'study_note_change',
  `update study_notes n set content = $4, updated_at = $5
    where n.id = $1 and n.enterprise_user_id = $2 and n.resource_id = $3 returning ${note}`,
)
const removeNote = statement(
  'study_note_remove',
  'delete from study_notes where id = $1 and enterprise_user_id = $2 returning id',
)

const answersOf = statement(
  'study_answers',
  `select section_key as "sectionKey", question_key as "questionKey", choice, is_correct as "isCorrect"
     from quiz_answers where enterprise_user_id = $1 and version_id = $2`,
)
const answer = statement(
  'study_answer',
  `insert into quiz_answers as a (enterprise_user_id, version_id, section_key, question_key, choice, is_correct, at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (enterprise_user_id, version_id, section_key, question_key) do update set
     choice = excluded.choice, is_correct = excluded.is_correct, attempts = a.attempts + 1, at = excluded.at`,
)

export const createStudiesRepository = (database: Database) => ({
  find: async (member: number, resourceId: number) =>
    (await database.rows<StudyRow>(one, [member, resourceId]))[0],
  listOf: (member: number) => database.rows<StudyRow>(allOf, [member]),
  sections: (member: number, versionId: number) => database.rows<SectionRow>(sectionsOf, [member, versionId]),

  async visit(
    member: number,
    place: { resourceId: number; versionId: number; sectionKey: string; at: Date; isCurrent: boolean },
  ): Promise<StudyRow | undefined> {
    const { resourceId, versionId, sectionKey, at, isCurrent } = place
    const values = [member, resourceId, versionId, sectionKey, at, isCurrent]
    return (await database.rows<StudyRow>(visit, values))[0]
  },
  report: (member: number, versionId: number, section: SectionRow & { at: Date }) =>
    database.rows(report, [
      member,
      versionId,
      section.sectionKey,
      section.position,
      section.isDone,
      section.at,
    ]),
  settle: async (member: number, resourceId: number, percent: number, now: Date) =>
    (await database.rows<StudyRow>(settle, [member, resourceId, percent, now]))[0],

  notes: (member: number, resourceId: number) => database.rows<NoteRow>(notesOf, [member, resourceId]),
  addNote: async (
    member: number,
    resourceId: number,
    { sectionKey, quote, content, updatedAt }: Omit<NoteRow, 'id'>,
  ) =>
    (await database.rows<NoteRow>(addNote, [member, resourceId, sectionKey, quote, content, updatedAt]))[0],
  changeNote: async (member: number, resourceId: number, id: number, content: string, now: Date) =>
    (await database.rows<NoteRow>(changeNote, [id, member, resourceId, content, now]))[0],
  removeNote: async (member: number, id: number) =>
    (await database.rows<{ id: number }>(removeNote, [id, member])).length > 0,

  answers: (member: number, versionId: number) => database.rows<AnswerRow>(answersOf, [member, versionId]),
  answer: (member: number, versionId: number, given: AnswerRow & { at: Date }) =>
    database.rows(answer, [
      member,
      versionId,
      given.sectionKey,
      given.questionKey,
      given.choice,
      given.isCorrect,
      given.at,
    ]),
})

export type StudiesRepository = ReturnType<typeof createStudiesRepository>
