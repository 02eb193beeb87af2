import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { flagSchema } from '../primitives/flag.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput } from '../primitives/page.ts'
import { generalProblems } from '../problem.ts'
import { libraryProblems } from './library.errors.ts'
import {
  abilitySchema,
  answeredSchema,
  articlePageSchema,
  codeSchema,
  learnCardSchema,
  lessonPageSchema,
  noteSchema,
  ownEntrySchema,
  previewSchema,
  progressSchema,
  resourceKindSchema,
  resourceSummarySchema,
  sharedEntrySchema,
  studySchema,
  TOPIC_NOTE_MAX,
  toolSchema,
  toolValuesSchema,
  topicPageSchema,
  topicShareSchema,
  videoPageSchema,
} from './library.schema.ts'

const learning = '/v1/user/learning'
const found = [libraryProblems.notFound, libraryProblems.archived]
const opened = [...found, libraryProblems.closed, libraryProblems.versionNotFound]
const versioned = { code: codeSchema, versionId: idSchema.optional() }

export const viewLesson = defineEndpoint({
  method: 'GET',
  path: `${learning}/lessonView`,
  access: 'optional',
  summary: 'A lesson in the language asked for; its content only for those it is open to',
  input: z.object(versioned),
  output: lessonPageSchema,
  errors: [...found, libraryProblems.versionNotFound],
})

export const viewArticle = defineEndpoint({
  method: 'GET',
  path: `${learning}/articleView`,
  access: 'optional',
  summary: 'An article with what to read next; its text only for those it is open to',
  input: z.object(versioned),
  output: articlePageSchema,
  errors: [...found, libraryProblems.versionNotFound],
})

export const readLearnHome = defineEndpoint({
  method: 'GET',
  path: `${learning}/learnHome`,
  access: 'required',
  summary: 'The way into the library: what to continue, for you, by ability, new, most Aha’d',
  input: z.object({}),
  output: z.object({
    goOn: z.array(learnCardSchema),
    forYou: z.array(learnCardSchema),
    abilities: z.array(
      z.object({
        ability: abilitySchema,
        courses: z.array(
          z.object({
            code: z.string(),
            title: z.string(),
            summary: z.string(),
            lessons: z.array(learnCardSchema),
          }),
        ),
      }),
    ),
    topics: z.array(learnCardSchema),
    newest: z.array(learnCardSchema),
    mostAha: z.array(learnCardSchema),
  }),
})

const target = { kind: resourceKindSchema, code: codeSchema }

export const readStudy = defineEndpoint({
  method: 'GET',
  path: `${learning}/study`,
  access: 'required',
  summary: 'What the viewer has done with a resource: progress, notes, answers',
  input: z.object(target),
  output: studySchema,
  errors: found,
})

export const saveProgress = defineEndpoint({
  method: 'POST',
  path: `${learning}/progressSave`,
  access: 'required',
  summary: 'How far the viewer got in a section; sent twice or out of order it changes nothing',
  input: z.object({
    ...target,
    versionId: idSchema,
    sectionKey: z.string().max(40),
    position: z.coerce.number().int().min(0).max(1_000_000).default(0),
    isDone: flagSchema.default(0),
    /** When it happened, by the learner's clock. */
    time: z.iso.datetime(),
  }),
  output: progressSchema,
  errors: [...opened, libraryProblems.sectionNotFound],
})

export const answerQuestion = defineEndpoint({
  method: 'POST',
  path: `${learning}/quizAnswer`,
  access: 'required',
  summary: 'Answer a question of a lesson and learn why',
  input: z.object({
    code: codeSchema,
    versionId: idSchema,
    sectionKey: z.string().max(40),
    questionKey: z.string().max(40),
    choice: z.string().max(40),
  }),
  output: answeredSchema,
  errors: [...opened, libraryProblems.versionChanged, libraryProblems.sectionNotFound],
})

export const saveNote = defineEndpoint({
  method: 'POST',
  path: `${learning}/noteSave`,
  access: 'required',
  summary: 'Write a note at a place of a resource, or change one',
  input: z.object({
    ...target,
    noteId: idSchema.optional(),
    sectionKey: z.string().max(40).default(''),
    quote: z.string().max(500).default(''),
    content: z.string().max(20_000),
  }),
  output: noteSchema,
  errors: [...opened, libraryProblems.noteNotFound, libraryProblems.noteEmpty],
})

export const deleteNote = defineEndpoint({
  method: 'POST',
  path: `${learning}/noteDel`,
  access: 'required',
  summary: 'Delete one of the viewer’s notes',
  input: z.object({ noteId: idSchema }),
  output: z.object({}),
  errors: [libraryProblems.noteNotFound],
})

export const viewTool = defineEndpoint({
  method: 'GET',
  path: `${learning}/toolView`,
  access: 'required',
  summary: 'A tool to fill in',
  input: z.object({ id: codeSchema }),
  output: z.object({ head: resourceSummarySchema, tool: toolSchema }),
  errors: opened,
})

export const readToolEntry = defineEndpoint({
  method: 'GET',
  path: `${learning}/toolEntry`,
  access: 'required',
  summary: 'What the viewer has written into a tool',
  input: z.object({ id: codeSchema }),
  output: ownEntrySchema,
  errors: opened,
})

export const saveToolEntry = defineEndpoint({
  method: 'POST',
  path: `${learning}/toolEntrySave`,
  access: 'required',
  summary: 'Keep what the viewer wrote into a tool; of two savings the one written later stays',
  input: z.object({ id: codeSchema, values: toolValuesSchema, time: z.iso.datetime() }),
  output: ownEntrySchema,
  errors: opened,
})

export const shareToolEntry = defineEndpoint({
  method: 'POST',
  path: `${learning}/toolEntryShare`,
  access: 'required',
  summary: 'Show colleagues what one wrote into a tool, or take it back',
  input: z.object({ id: codeSchema, isShared: flagSchema.default(0) }),
  output: ownEntrySchema,
  errors: [...opened, libraryProblems.entryEmpty],
})

export const listToolEntries = defineEndpoint({
  method: 'GET',
  path: `${learning}/toolEntries`,
  access: 'required',
  summary: 'How colleagues filled in a tool, newest first',
  input: z.object({ id: codeSchema, ...cursorInput }),
  output: z.object({ items: z.array(sharedEntrySchema), nextCursor: z.string().nullable() }),
  errors: opened,
})

export const viewTopic = defineEndpoint({
  method: 'GET',
  path: `${learning}/topicView`,
  access: 'optional',
  summary: 'A topic with its resources in order, without those the viewer may not know of',
  input: z.object({ id: codeSchema }),
  output: topicPageSchema,
  errors: found,
})

export const viewVideo = defineEndpoint({
  method: 'GET',
  path: `${learning}/videoView`,
  access: 'required',
  summary: 'A video with its transcript',
  input: z.object({ videoBaseId: codeSchema }),
  output: videoPageSchema,
  errors: found,
})

export const previewResource = defineEndpoint({
  method: 'GET',
  path: `${learning}/preview`,
  access: 'required',
  summary: 'Any version of a resource as readers would see it; for authors',
  input: z.object({ ...target, versionId: idSchema.optional() }),
  output: previewSchema,
  errors: [...found, libraryProblems.versionNotFound, generalProblems.forbidden],
})

export const shareTopic = defineEndpoint({
  method: 'POST',
  path: `${learning}/topicShare`,
  access: 'required',
  summary: 'Pass a topic on with a note of one’s own',
  input: z.object({ id: codeSchema, note: z.string().trim().max(TOPIC_NOTE_MAX).default('') }),
  output: topicShareSchema,
  errors: opened,
})

export const viewTopicShare = defineEndpoint({
  method: 'GET',
  path: `${learning}/topicShareView`,
  access: 'optional',
  summary: 'A topic as somebody passed it on',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({ share: topicShareSchema, page: topicPageSchema }),
  errors: found,
})

export const listTopicShares = defineEndpoint({
  method: 'GET',
  path: `${learning}/topicShares`,
  access: 'required',
  summary: 'Topics passed on by the viewer, or by colleagues, newest first',
  input: z.object({ by: z.enum(['me', 'colleagues']).default('colleagues'), ...cursorInput }),
  output: z.object({ items: z.array(topicShareSchema), nextCursor: z.string().nullable() }),
})
