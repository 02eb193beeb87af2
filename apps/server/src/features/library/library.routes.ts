import {
  answerQuestion,
  deleteNote,
  readLearnHome,
  readStudy,
  saveNote,
  saveProgress,
  viewArticle,
  viewLesson,
} from '@fairlead/contract/library/library.endpoints.ts'
import { route } from '../identity/public.ts'
import type { LearnHomeService } from './learn-home.service.ts'
import type { ReadingService } from './reading.service.ts'
import type { StudyService } from './study.service.ts'

export const libraryRoutes = (reading: ReadingService, study: StudyService, home: LearnHomeService) => [
  route(viewLesson, ({ viewer, input, context }) => reading.viewLesson(viewer, context.lang, input)),
  route(viewArticle, ({ viewer, input, context }) => reading.viewArticle(viewer, context.lang, input)),
  route(readLearnHome, ({ viewer, context }) => home.readLearnHome(viewer, context.lang)),
  route(readStudy, ({ viewer, input, context }) => study.readStudy(viewer, context.lang, input)),
  route(saveProgress, ({ viewer, input }) => study.saveProgress(viewer, input)),
  route(answerQuestion, ({ viewer, input, context }) => study.answerQuestion(viewer, context.lang, input)),
  route(saveNote, ({ viewer, input }) => study.saveNote(viewer, input)),
  route(deleteNote, ({ viewer, input }) => study.deleteNote(viewer, input.noteId)),
]
