import { z } from 'zod'
import { flagSchema } from '../primitives/flag.ts'
import { richTextSchema } from '../primitives/rich-text.schema.ts'

/** As the wire numbers them; videos and tools have no number there. */
export const RESOURCE_TYPE = { lesson: 1401, article: 1402, topic: 1501 } as const
export const TAGS_MAX = 5
export const NOTE_MAX = 5000
const TOOL_VALUE_MAX = 5000

export const resourceKindSchema = z.enum(['lesson', 'article', 'topic', 'video', 'tool'])
export type ResourceKind = z.infer<typeof resourceKindSchema>

const sectionKindSchema = z.enum(['video', 'text', 'tool', 'quiz', 'discussion'])

/** What a manager gets better at; courses and articles stand under one of them. */
export const abilitySchema = z.enum(['role', 'people', 'results', 'together', 'influence'])
export type Ability = z.infer<typeof abilitySchema>

/** Short names in addresses: letters, digits and hyphens. */
export const codeSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/)
const keySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

/** A resource as it stands in lists and cards. */
export const resourceSummarySchema = z.object({
  kind: resourceKindSchema,
  code: z.string(),
  versionId: z.number(),
  /** 1401, 1402, 1501; 0 for kinds without a number. */
  resourceType: z.number(),
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  tags: z.array(z.string()),
  ability: abilitySchema,
  /** Of a tool, 1 to 7; else 0. */
  category: z.number(),
  views: z.number(),
  completions: z.number(),
  ahaNum: z.number(),
  publishedAt: z.iso.datetime(),
  /** The course a lesson belongs to, and its place there. */
  course: z
    .object({ code: z.string(), title: z.string(), position: z.number(), total: z.number() })
    .nullable(),
})
export type ResourceSummary = z.infer<typeof resourceSummarySchema>

export const outlineSectionSchema = z.object({
  key: z.string(),
  kind: sectionKindSchema,
  title: z.string(),
  minutes: z.number(),
})
export type OutlineSection = z.infer<typeof outlineSectionSchema>

const cueSchema = z.object({ start: z.number(), end: z.number(), text: z.string() })
export const videoSchema = z.object({
  code: z.string(),
  versionId: z.number(),
  title: z.string(),
  seconds: z.number(),
  sources: z.array(z.object({ src: z.string(), type: z.string() })),
  subtitles: z.array(z.object({ url: z.string(), language: z.enum(['en', 'zh']), label: z.string() })),
  poster: z.string(),
  /** The transcript in the reader's language. */
  cues: z.array(cueSchema),
})
export type Video = z.infer<typeof videoSchema>

export const toolFieldSchema = z.object({
  key: z.string(),
  kind: z.enum(['line', 'text', 'choice', 'checks', 'rating']),
  label: z.string(),
  hint: z.string(),
  options: z.array(z.string()),
})
export type ToolField = z.infer<typeof toolFieldSchema>

export const toolSchema = z.object({
  code: z.string(),
  versionId: z.number(),
  title: z.string(),
  category: z.number(),
  intro: richTextSchema,
  fields: z.array(toolFieldSchema),
  /** What a total of the ratings means, lowest first; empty for tools that are not assessed. */
  bands: z.array(z.object({ from: z.number(), text: z.string() })),
})
export type Tool = z.infer<typeof toolSchema>

/** A question as the learner gets it: what is right stays on the server until it is answered. */
export const questionSchema = z.object({
  key: z.string(),
  prompt: z.string(),
  choices: z.array(z.object({ key: z.string(), text: z.string() })),
})
export type Question = z.infer<typeof questionSchema>

const sectionFields = { key: z.string(), title: z.string(), minutes: z.number() }
export const lessonSectionSchema = z.discriminatedUnion('kind', [
  z.object({ ...sectionFields, kind: z.literal('text'), doc: richTextSchema }),
  z.object({ ...sectionFields, kind: z.literal('video'), video: videoSchema.nullable() }),
  z.object({ ...sectionFields, kind: z.literal('tool'), tool: toolSchema.nullable() }),
  z.object({ ...sectionFields, kind: z.literal('quiz'), questions: z.array(questionSchema) }),
  z.object({ ...sectionFields, kind: z.literal('discussion'), prompt: z.string() }),
])
export type LessonSection = z.infer<typeof lessonSectionSchema>

/**
 * What stands between this viewer and the content: nothing; a free chance or an authorisation, which the permission
 * call explains; or signing in.
 */
export const resourceAccessSchema = z.enum(['open', 'closed', 'signedOut'])
export type ResourceAccess = z.infer<typeof resourceAccessSchema>

const lessonLinkSchema = z.object({ code: z.string(), title: z.string(), minutes: z.number() })

export const lessonPageSchema = z.object({
  head: resourceSummarySchema,
  access: resourceAccessSchema,
  outline: z.array(outlineSectionSchema),
  /** All of them when access is open; for a visitor who is signed out only the first text, to see whether it is worth it. */
  sections: z.array(lessonSectionSchema),
  /** Above 0: the learner began an earlier version and keeps it; this one is newer. */
  newerVersionId: z.number(),
  /** The other language has changed since this text was written. */
  isStale: flagSchema,
  lessons: z.array(lessonLinkSchema),
})
export type LessonPage = z.infer<typeof lessonPageSchema>

export const articlePageSchema = z.object({
  head: resourceSummarySchema,
  access: resourceAccessSchema,
  doc: richTextSchema,
  isStale: flagSchema,
  related: z.array(resourceSummarySchema),
})
export type ArticlePage = z.infer<typeof articlePageSchema>

export const topicPageSchema = z.object({
  head: resourceSummarySchema,
  access: resourceAccessSchema,
  intro: richTextSchema,
  /** In the order of the author, without what this viewer may not know of. */
  items: z.array(z.object({ resource: resourceSummarySchema, note: z.string() })),
})
export type TopicPage = z.infer<typeof topicPageSchema>

export const videoPageSchema = z.object({
  head: resourceSummarySchema,
  access: resourceAccessSchema,
  video: videoSchema.nullable(),
  /** What to watch next. */
  related: z.array(resourceSummarySchema),
})
export type VideoPage = z.infer<typeof videoPageSchema>

/** A version as its authors see it before readers do; one of the four pages is there. */
export const previewSchema = z.object({
  kind: resourceKindSchema,
  versionNumber: z.number(),
  state: z.enum(['draft', 'review', 'published', 'archived']),
  lesson: lessonPageSchema.optional(),
  article: articlePageSchema.optional(),
  topic: topicPageSchema.optional(),
  video: videoPageSchema.optional(),
})
export type Preview = z.infer<typeof previewSchema>

/** A topic as somebody passed it on, with what they said about it. */
export const topicShareSchema = z.object({
  id: z.string(),
  note: z.string(),
  shareTime: z.iso.datetime(),
  displayName: z.string(),
  userAvatarUrl: z.string(),
  isOwn: flagSchema,
  topic: resourceSummarySchema,
})
export type TopicShare = z.infer<typeof topicShareSchema>
export const TOPIC_NOTE_MAX = 200

export const noteSchema = z.object({
  noteId: z.number(),
  sectionKey: z.string(),
  quote: z.string(),
  content: z.string(),
  updateTime: z.iso.datetime(),
})
export type Note = z.infer<typeof noteSchema>

export const answeredSchema = z.object({
  sectionKey: z.string(),
  questionKey: z.string(),
  choice: z.string(),
  isCorrect: flagSchema,
  answer: z.string(),
  explanation: z.string(),
})
export type Answered = z.infer<typeof answeredSchema>

const sectionProgressSchema = z.object({
  sectionKey: z.string(),
  isDone: flagSchema,
  /** Seconds of a video, or thousandths of a text. */
  position: z.number(),
})

/** What one learner has done with one resource. */
export const progressSchema = z.object({
  versionId: z.number(),
  percent: z.number(),
  sections: z.array(sectionProgressSchema),
  /** Where they stopped; empty before the first section. */
  lastSectionKey: z.string(),
  lastTime: z.iso.datetime().nullable(),
  completeTime: z.iso.datetime().nullable(),
})
export type Progress = z.infer<typeof progressSchema>

export const studySchema = progressSchema.extend({
  notes: z.array(noteSchema),
  answers: z.array(answeredSchema),
})
export type Study = z.infer<typeof studySchema>

export const toolValuesSchema = z.record(
  keySchema,
  z.union([z.string().max(TOOL_VALUE_MAX), z.array(z.string().max(200)).max(50)]),
)
export type ToolValues = z.infer<typeof toolValuesSchema>

/** What the viewer wrote into a tool, and how many colleagues have shared theirs. */
export const ownEntrySchema = z.object({
  values: toolValuesSchema,
  writeTime: z.iso.datetime().nullable(),
  isShared: flagSchema,
  sharedNum: z.number(),
})
export type OwnEntry = z.infer<typeof ownEntrySchema>

export const sharedEntrySchema = z.object({
  enterpriseUserId: z.number(),
  displayName: z.string(),
  userAvatarUrl: z.string(),
  department: z.string(),
  position: z.string(),
  shareTime: z.iso.datetime(),
  values: toolValuesSchema,
})
export type SharedEntry = z.infer<typeof sharedEntrySchema>

export const learnCardSchema = resourceSummarySchema.extend({
  percent: z.number(),
  access: resourceAccessSchema,
})
export type LearnCard = z.infer<typeof learnCardSchema>
