import type { Suite } from '@fairlead/contract/primitives/suite.ts'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import type { ShareSubject } from '../sharing/share-subject.ts'

/** A connection ready for use: its secret opened, its address that of the simulator when it is simulated. */
export type Connection = Omit<ConnectionRow, 'secret'> & { secret: string }

/** Somebody as their company's directory describes them. */
export interface DirectoryPerson {
  /** Never given to anybody else by that directory: union id, user id or `sub`. */
  subject: string
  name: string
  latinName: string
  phone: string
  /** Whether the directory itself checked that phone. */
  phoneVerified: boolean
  position: string
  isActive: boolean
}

export interface Authorisation {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

export interface CodeAnswer extends Authorisation {
  /** What came back: `code`, and whatever else the other side adds. */
  answer: Readonly<Record<string, string>>
  /** Whether the client's bridge gave it; else it came in the address of the page. */
  byBridge: boolean
}

export interface Ticket {
  id: string
  expiresAt: Date
  person: DirectoryPerson
}

export interface IssuedToken {
  value: string
  lifetimeSeconds: number
}

/** What the JS bridge of a suite's client needs and can do. */
export interface SuiteBridge {
  suite: Suite
  sdkUrl(connection: Connection): string
  issueTicket(connection: Connection): Promise<IssuedToken>
  /** Feishu counts milliseconds, the others seconds. */
  timestamp(now: Date): number
  presentCard(subject: ShareSubject): Record<string, unknown>
}

/** One company-side way in. Each kind of connection has one adapter; what it cannot do it leaves out. */
export interface WorkplaceAdapter {
  /** Sign-on by a code: the other side's page, or its client, hands one out, and the adapter asks whose it is. */
  code?: {
    authorizeUrl(connection: Connection, authorisation: Authorisation): Promise<string>
    identify(connection: Connection, answer: CodeAnswer): Promise<DirectoryPerson>
  }
  /** Sign-on by a ticket that the company has signed. */
  readTicket?(connection: Connection, fields: Readonly<Record<string, string>>, now: Date): Promise<Ticket>
  bridge?: SuiteBridge
}
