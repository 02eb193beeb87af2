import { createIndex, STATEMENT_TIMEOUT_MS } from '@fairlead/contract/headers.ts'
import type { Transmission } from '../api/send-call.ts'
import type { Session } from '../session/session.ts'

const XAPI_VERSION = '1.0.3'

/** How a statement travels: with the key to the record store, and not for long. */
export const statementCall = ({ token, lrstoken, userInfo }: Session): Transmission => ({
  token,
  index: createIndex(),
  timeoutMs: STATEMENT_TIMEOUT_MS,
  headers: {
    authorization: `Basic ${btoa(`${userInfo.userId}:${lrstoken}`)}`,
    'x-experience-api-version': XAPI_VERSION,
  },
})
