import { z } from 'zod'
import { localizedTextSchema } from '../primitives/localized-text.ts'
import { richTextSchema } from '../primitives/rich-text.schema.ts'
import { codeSchema, resourceKindSchema } from './library.schema.ts'

// What authors write and versions store: both languages side by side, one structure, so that progress fits both.

const keySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
const minutesSchema = z.number().int().min(1).max(600)
const localizedRichTextSchema = z.object({ en: richTextSchema, zh: richTextSchema })
export type LocalizedRichText = z.infer<typeof localizedRichTextSchema>

const authoredQuestionSchema = z.object({
  key: keySchema,
  prompt: localizedTextSchema,
  choices: z
    .array(z.object({ key: keySchema, text: localizedTextSchema }))
    .min(2)
    .max(8),
  /** The key of the right choice. */
  answer: keySchema,
  explanation: localizedTextSchema,
})

const sectionFields = { key: keySchema, title: localizedTextSchema, minutes: minutesSchema }
const authoredSectionSchema = z.discriminatedUnion('kind', [
  z.object({ ...sectionFields, kind: z.literal('text'), doc: localizedRichTextSchema }),
  z.object({ ...sectionFields, kind: z.literal('video'), video: codeSchema }),
  z.object({ ...sectionFields, kind: z.literal('tool'), tool: codeSchema }),
  z.object({ ...sectionFields, kind: z.literal('quiz'), questions: z.array(authoredQuestionSchema).max(30) }),
  z.object({ ...sectionFields, kind: z.literal('discussion'), prompt: localizedTextSchema }),
])
export type AuthoredSection = z.infer<typeof authoredSectionSchema>

const lessonBodySchema = z.object({
  kind: z.literal('lesson'),
  sections: z
    .array(authoredSectionSchema)
    .max(60)
    .refine((sections) => new Set(sections.map(({ key }) => key)).size === sections.length),
})

const articleBodySchema = z.object({ kind: z.literal('article'), doc: localizedRichTextSchema })

const topicBodySchema = z.object({
  kind: z.literal('topic'),
  intro: localizedRichTextSchema,
  items: z
    .array(z.object({ kind: resourceKindSchema, code: codeSchema, note: localizedTextSchema }))
    .max(100),
})

const videoBodySchema = z.object({
  kind: z.literal('video'),
  seconds: z.number().min(0),
  src: z.string().max(2000),
  poster: z.string().max(2000),
  subtitles: z.object({ en: z.string().max(2000), zh: z.string().max(2000) }),
  cues: z.array(z.object({ start: z.number(), end: z.number(), text: localizedTextSchema })).max(2000),
})

const toolBodySchema = z.object({
  kind: z.literal('tool'),
  intro: localizedRichTextSchema,
  fields: z
    .array(
      z.object({
        key: keySchema,
        kind: z.enum(['line', 'text', 'choice', 'checks', 'rating']),
        label: localizedTextSchema,
        hint: localizedTextSchema,
        options: z.array(localizedTextSchema).max(20),
      }),
    )
    .max(60),
  bands: z.array(z.object({ from: z.number(), text: localizedTextSchema })).max(10),
})

export const resourceBodySchema = z.discriminatedUnion('kind', [
  lessonBodySchema,
  articleBodySchema,
  topicBodySchema,
  videoBodySchema,
  toolBodySchema,
])
export type ResourceBody = z.infer<typeof resourceBodySchema>
export type BodyOf<Kind extends ResourceBody['kind']> = Extract<ResourceBody, { kind: Kind }>
