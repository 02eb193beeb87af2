import { CLIENT_VERSION } from '@fairlead/contract/headers.ts'
import { recordLearning, recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type {
  FacadeStatement,
  LearningStatement,
  RecordedObject,
} from '@fairlead/contract/xapi/xapi.schema.ts'
import { sendCall } from '../api/send-call.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { currentLanguage } from '../i18n/language.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { currentSession } from '../session/session.ts'
import { statementCall } from './statement-call.ts'
import { createUuid } from './uuid.ts'

type Told = { visit: FacadeStatement } | { learning: LearningStatement }

const tell = async (told: Told): Promise<void> => {
  const session = currentSession()
  if (session === null) return
  if ('visit' in told) await sendCall(recordVisit, { xapi: told.visit }, statementCall(session))
  else await sendCall(recordLearning, told.learning, statementCall(session))
}

// Each carries an id of its own, so that the record store keeps it once however often it arrives.
const outbox = createOutbox<Told>('statements', tell)

const surroundings = () => ({
  id: createUuid(),
  platform: currentEnvironment(),
  language: currentLanguage(),
  userAgent: navigator.userAgent.slice(0, 500),
  version: CLIENT_VERSION,
  timestamp: new Date().toISOString(),
})

/** A page that tells more than that it was opened says so itself, with what it shows. */
export const tellOpened = (objectType: RecordedObject, object: string): void =>
  outbox.add({ visit: { ...surroundings(), verb: 'accessed', objectType, object } })

/** What a person did in learning; told later when there is no network now. */
export const tellLearning = (
  verb: LearningStatement['verb'],
  objectType: RecordedObject,
  object: string,
): void => {
  const { userId, realname, enterpriseId, enterpriseClassId, enterpriseClassName } =
    currentSession()?.userInfo ?? {}
  const person = { userId, realname, enterpriseId, enterpriseClassId, enterpriseClassName }
  outbox.add({ learning: { ...person, ...surroundings(), verb, objectType, object } })
}

export const sendWaitingStatements = outbox.flush
