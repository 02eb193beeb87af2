import {
  addWordRule,
  agreeReveal,
  allowRiskyText,
  answerAppeal,
  appealDecision,
  askReveal,
  decideCase,
  readModerationQueue,
  readOwnDecisions,
  readWordRules,
  removeWordRule,
  reportContent,
} from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { route } from '../identity/public.ts'
import type { CasesService } from './cases.service.ts'
import type { SpeechService } from './speech.service.ts'
import type { WordsService } from './words.service.ts'

export const moderationRoutes = (speech: SpeechService, cases: CasesService, words: WordsService) => [
  route(allowRiskyText, ({ viewer, input }) => speech.allow(viewer, input.paramKey)),
  route(reportContent, ({ viewer, input: { targetKind, targetId, reason, note }, context }) =>
    cases.report(viewer, context.lang, { kind: targetKind, id: targetId }, reason, note),
  ),
  route(readModerationQueue, ({ viewer, input, context }) => cases.readQueue(viewer, context.lang, input)),
  route(decideCase, ({ viewer, input: { caseId, action, reason, muteDays }, context }) =>
    cases.decide(viewer, context.lang, caseId, { action, reason, muteDays }),
  ),
  route(appealDecision, ({ viewer, input }) => cases.appeal(viewer, input.caseId, input.text)),
  route(answerAppeal, ({ viewer, input, context }) =>
    cases.answerAppeal(viewer, context.lang, input.caseId, input.answer),
  ),
  route(readOwnDecisions, ({ viewer }) => cases.readOwnDecisions(viewer)),
  route(askReveal, ({ viewer, input, context }) =>
    cases.askReveal(viewer, context.lang, input.caseId, input.reason),
  ),
  route(agreeReveal, ({ viewer, input, context }) => cases.agreeReveal(viewer, context.lang, input.caseId)),
  route(readWordRules, ({ viewer }) => words.read(viewer)),
  route(addWordRule, ({ viewer, input }) => words.add(viewer, input.word)),
  route(removeWordRule, ({ viewer, input }) => words.remove(viewer, input.id)),
]
