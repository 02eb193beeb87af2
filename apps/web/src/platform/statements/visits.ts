import { CLIENT_VERSION } from '@fairlead/contract/headers.ts'
import { recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { FacadeStatement } from '@fairlead/contract/xapi/xapi.schema.ts'
import { CallError, isServerFailure } from '../api/call-error.ts'
import { sendCall } from '../api/send-call.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { currentLanguage } from '../i18n/language.ts'
import { currentSession } from '../session/session.ts'
import { statementCall } from './statement-call.ts'
import { createUuid } from './uuid.ts'

const VISIT_DELAY_MS = 500

// These pages tell more than that they were opened, and send that themselves.
const TELL_THEMSELVES: ReadonlySet<string> = new Set(
  [
    '/login',
    '/register',
    '/ability',
    '/article',
    '/lesson',
    '/topic',
    '/signUp',
    '/activity',
    '/debateDetail',
    '/learningPlan',
    '/theme',
    '/campusCoursetopics',
  ].map((path) => path.toLowerCase()),
)

export const sendsVisit = (path: string): boolean => !TELL_THEMSELVES.has(path.toLowerCase())

/** Tells that a person opened this page, unless they leave it at once. Answers with what cancels it. */
export const scheduleVisit = (path: string): (() => void) => {
  if (!sendsVisit(path)) return () => undefined
  const timer = setTimeout(() => void tellVisit(path), VISIT_DELAY_MS)
  return () => clearTimeout(timer)
}

interface UntoldVisit {
  token: string
  statement: FacadeStatement
}

// Kept for this page's life only: a visit is worth a few tries, not storage on somebody's device.
const untold: UntoldVisit[] = []
const UNTOLD_MAX = 50
let telling = false

const tellVisit = async (path: string): Promise<void> => {
  const session = currentSession()
  if (session === null) return
  untold.push({ token: session.token, statement: visitOf(path) })
  if (untold.length > UNTOLD_MAX) untold.shift()
  if (telling) return
  telling = true
  await tellAll()
  telling = false
}

const visitOf = (path: string): FacadeStatement => ({
  id: createUuid(),
  verb: 'accessed',
  object: path,
  objectType: 'page',
  platform: currentEnvironment(),
  language: currentLanguage(),
  userAgent: navigator.userAgent.slice(0, 500),
  version: CLIENT_VERSION,
  timestamp: new Date().toISOString(),
})

/** Oldest first. One that cannot get through now waits for the next visit; one that is refused is dropped. */
const tellAll = async (): Promise<void> => {
  for (let next = untold[0]; next !== undefined; next = untold[0]) {
    if (!(await tell(next))) return
    untold.shift()
  }
}

/** False when it is worth another try. */
const tell = async ({ token, statement }: UntoldVisit): Promise<boolean> => {
  const session = currentSession()
  // Nobody's visits are told in the name of the next person at this device.
  if (session?.token !== token) return true
  try {
    await sendCall(recordVisit, { xapi: statement }, statementCall(session))
    return true
  } catch (error) {
    return !(error instanceof CallError && isServerFailure(error.code))
  }
}
