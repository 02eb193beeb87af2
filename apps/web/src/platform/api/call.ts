import type { Endpoint, InputOf, OutputOf } from '@fairlead/contract/endpoint.ts'
import { createIndex } from '@fairlead/contract/headers.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { currentLanguage } from '../i18n/language.ts'
import { currentSession, expireSession } from '../session/session.ts'
import { showToast } from '../toasts/toasts.ts'
import { CallError, isServerFailure, isSilentCode } from './call-error.ts'
import { shareRead, writeOnce } from './in-flight.ts'
import { sendCall } from './send-call.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** The caller tells the person itself, as every screen does that reads with a signal. An ended session is still told. */
  silent?: boolean
  /** That of an earlier try without an answer, so that trying again acts at most once. */
  index?: string
  /** Goes through even when the page is being left. */
  keepalive?: boolean
  /** Goes along with an upload. */
  file?: Blob
}

/** Calls the server. What goes wrong is told to the person here, and thrown as a CallError. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, silent = signal !== undefined, index = createIndex(), keepalive = false, file }: CallOptions = {},
): Promise<OutputOf<E>> => {
  const token = currentSession()?.token ?? ''
  const key = JSON.stringify([endpoint.method, endpoint.path, token, currentLanguage(), input])
  const send = (cancel?: AbortSignal) =>
    sendCall(endpoint, input, { token, index, signal: cancel, keepalive, file })
  try {
    return await (endpoint.method === 'GET'
      ? shareRead(key, send, signal)
      : writeOnce(key, () => send(signal)))
  } catch (error) {
    if (error instanceof CallError) tellPerson(error, token, silent)
    throw error
  }
}

const tellPerson = (error: CallError, token: string, silent: boolean): void => {
  if (error.code === generalProblems.signedOut.code) {
    endSession(token)
    return
  }
  if (silent || isSilentCode(error.code)) return
  const text = isServerFailure(error.code)
    ? generalProblems.unexpected.text[currentLanguage()]
    : error.message
  if (text) showToast(text)
}

/** Unless the person has meanwhile signed in anew, or the first of several refused calls already ended the session. */
const endSession = (token: string): void => {
  if ((currentSession()?.token ?? '') === token) expireSession()
}
