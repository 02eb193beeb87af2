import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { signForSuite } from '@fairlead/contract/workplace/workplace.endpoints.ts'

export type SignedPage = OutputOf<typeof signForSuite>

/** What the client of a suite does for the page inside it. Its script must have been loaded before. */
export interface SuiteBridge {
  /** A code that says who uses the client. */
  requestCode?(app: { appId: string; tenantKey: string }): Promise<string>
  /** Lets the person choose chats, several or a new group, and sends the card there. */
  share(page: SignedPage, content: Readonly<Record<string, unknown>>): Promise<void>
  /** Absent where the suite's client has none. */
  openGroupChat?(page: SignedPage): Promise<void>
}

/** How every suite tells that a person changed their mind. */
interface Refusal {
  errMsg?: string
  errorMessage?: string
}

export class Cancelled extends Error {}

export const refused = (reason: Refusal | undefined): Error => {
  const message = reason?.errMsg ?? reason?.errorMessage ?? 'refused'
  return /cancel/i.test(message) ? new Cancelled(message) : new Error(message)
}
