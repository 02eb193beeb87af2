import type {
  AuthoredSection,
  BodyOf,
  LocalizedRichText,
} from '@fairlead/contract/library/authored.schema.ts'
import {
  type Answered,
  type LessonSection,
  type Note,
  type Progress,
  RESOURCE_TYPE,
  type ResourceSummary,
  type Tool,
  type Video,
} from '@fairlead/contract/library/library.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import type { Catalogue } from './catalogue.ts'
import type { ResourceRow, VersionRow } from './resources.repository.ts'
import type { AnswerRow, NoteRow, SectionRow, StudyRow } from './studies.repository.ts'

const typeOf: Partial<Record<string, number>> = RESOURCE_TYPE

/** A language that was not written yet shows the other one rather than nothing. */
const textIn = (text: LocalizedRichText, language: Language): RichText => {
  const other = language === 'en' ? 'zh' : 'en'
  return text[language].content.length > 0 ? text[language] : text[other]
}

const subtitleLabels: Record<Language, string> = { en: 'English', zh: '中文' }

export const presentSummary = (
  row: ResourceRow,
  language: Language,
  catalogue: Pick<Catalogue, 'courseOf'>,
  version: Pick<VersionRow, 'id' | 'title' | 'summary' | 'tags' | 'minutes'> = { ...row, id: row.versionId },
): ResourceSummary => {
  const group = catalogue.courseOf(row)
  return {
    kind: row.kind,
    code: row.code,
    versionId: version.id,
    resourceType: typeOf[row.kind] ?? 0,
    title: inLanguage(version.title, language),
    summary: inLanguage(version.summary, language),
    minutes: version.minutes,
    tags: version.tags.map((tag: LocalizedText) => inLanguage(tag, language)),
    ability: row.ability,
    category: row.category,
    views: row.views,
    completions: row.completions,
    ahaNum: row.ahaNum,
    publishedAt: row.publishedAt.toISOString(),
    course: group
      ? {
          code: group.course.code,
          title: inLanguage(group.course.title, language),
          position: row.position,
          total: group.lessons.length,
        }
      : null,
  }
}

/** Videos and tools stand in lessons by their code; whoever calls has looked them up. */
export interface Embedded {
  video: (code: string) => Video | null
  tool: (code: string) => Tool | null
}

export const presentSections = (
  body: BodyOf<'lesson'>,
  language: Language,
  embedded: Embedded,
): LessonSection[] => body.sections.map((section) => presentSection(section, language, embedded))

const presentSection = (section: AuthoredSection, language: Language, embedded: Embedded): LessonSection => {
  const head = { key: section.key, title: inLanguage(section.title, language), minutes: section.minutes }
  switch (section.kind) {
    case 'text':
      return { ...head, kind: 'text', doc: textIn(section.doc, language) }
    case 'video':
      return { ...head, kind: 'video', video: embedded.video(section.video) }
    case 'tool':
      return { ...head, kind: 'tool', tool: embedded.tool(section.tool) }
    case 'discussion':
      return { ...head, kind: 'discussion', prompt: inLanguage(section.prompt, language) }
    case 'quiz':
      return {
        ...head,
        kind: 'quiz',
        // Field by field: the right answer must not slip through.
        questions: section.questions.map(({ key, prompt, choices }) => ({
          key,
          prompt: inLanguage(prompt, language),
          choices: choices.map((choice) => ({ key: choice.key, text: inLanguage(choice.text, language) })),
        })),
      }
  }
}

export const presentArticle = (body: BodyOf<'article'>, language: Language): RichText =>
  textIn(body.doc, language)

export const presentIntro = (body: BodyOf<'topic'>, language: Language): RichText =>
  textIn(body.intro, language)

export const presentVideo = (
  row: Pick<ResourceRow, 'code'>,
  version: Pick<VersionRow, 'id' | 'title'>,
  body: BodyOf<'video'>,
  language: Language,
  permit: (address: string) => string,
): Video => ({
  code: row.code,
  versionId: version.id,
  title: inLanguage(version.title, language),
  seconds: body.seconds,
  sources: [{ src: permit(body.src), type: 'video/mp4' }],
  subtitles: (['zh', 'en'] as const).flatMap((one) =>
    body.subtitles[one]
      ? [{ url: permit(body.subtitles[one]), language: one, label: subtitleLabels[one] }]
      : [],
  ),
  poster: body.poster && permit(body.poster),
  cues: body.cues.map(({ start, end, text }) => ({ start, end, text: inLanguage(text, language) })),
})

export const presentTool = (
  row: Pick<ResourceRow, 'code' | 'category'>,
  version: Pick<VersionRow, 'id' | 'title'>,
  body: BodyOf<'tool'>,
  language: Language,
): Tool => ({
  code: row.code,
  versionId: version.id,
  title: inLanguage(version.title, language),
  category: row.category,
  intro: textIn(body.intro, language),
  fields: body.fields.map(({ key, kind, label, hint, options }) => ({
    key,
    kind,
    label: inLanguage(label, language),
    hint: inLanguage(hint, language),
    options: options.map((option) => inLanguage(option, language)),
  })),
  bands: body.bands.map(({ from, text }) => ({ from, text: inLanguage(text, language) })),
})

export const presentProgress = (
  study: StudyRow | undefined,
  sections: readonly SectionRow[],
  versionId: number,
): Progress => ({
  versionId: study?.versionId ?? versionId,
  percent: study?.percent ?? 0,
  sections: sections.map(({ sectionKey, position, isDone }) => ({
    sectionKey,
    position,
    isDone: toFlag(isDone),
  })),
  lastSectionKey: study?.lastSectionKey ?? '',
  lastTime: study?.lastAt.toISOString() ?? null,
  completeTime: study?.completedAt?.toISOString() ?? null,
})

export const presentNote = ({ id, sectionKey, quote, content, updatedAt }: NoteRow): Note => ({
  noteId: id,
  sectionKey,
  quote,
  content,
  updateTime: updatedAt.toISOString(),
})

export const presentAnswer = (
  given: AnswerRow,
  question: { answer: string; explanation: LocalizedText },
  language: Language,
): Answered => ({
  sectionKey: given.sectionKey,
  questionKey: given.questionKey,
  choice: given.choice,
  isCorrect: toFlag(given.isCorrect),
  answer: question.answer,
  explanation: inLanguage(question.explanation, language),
})
