import { signOut } from '@fairlead/contract/identity/identity.endpoints.ts'
import { call } from '../platform/api/call.ts'
import { clearSession } from '../platform/session/session.ts'

/** Ends the session here even when the server cannot be told: the person wants to be gone from this device. */
export const leave = async (): Promise<void> => {
  await call(signOut, {}, { silent: true }).catch(() => undefined)
  clearSession()
}
