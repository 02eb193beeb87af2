import { createHash, randomBytes } from 'node:crypto'
import {
  type DemoConnection,
  type DemoConnectionKind,
  type DemoDirectoryPerson,
  demoChats,
  demoConnections,
} from '../../../demo/workplace.ts'

export interface Grant {
  kind: DemoConnectionKind
  subject: string
  redirectUri?: string | undefined
  challenge?: string | undefined
  nonce?: string | undefined
}

export interface SharedMessage {
  chat: string
  content: Record<string, unknown>
}

const MESSAGES_KEPT = 200

/** What the other side would know: its people, the codes and tokens it gave out, its chats. In memory, for one demo. */
export class SimulatedSuites {
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, { kind: DemoConnectionKind; subject: string }>()
  readonly #groups = new Map<DemoConnectionKind, string[]>()
  readonly #messages = new Map<DemoConnectionKind, SharedMessage[]>()

  connection(kind: DemoConnectionKind): DemoConnection {
    const found = demoConnections.find((connection) => connection.kind === kind)
    if (!found) throw new Error(`no simulated ${kind}`)
    return found
  }

  person(kind: DemoConnectionKind, subject: string | undefined): DemoDirectoryPerson | undefined {
    return this.connection(kind).people.find((person) => person.subject === subject)
  }

  issueCode(grant: Grant): string {
    const code = randomBytes(24).toString('base64url')
    this.#codes.set(code, grant)
    return code
  }

  /** Each code is good once, with the verifier and the address it was asked for. */
  useCode(
    kind: DemoConnectionKind,
    code: unknown,
    proof: { verifier?: unknown; redirectUri?: unknown } = {},
  ): Grant | undefined {
    const grant = this.#codes.get(String(code))
    this.#codes.delete(String(code))
    if (!grant || grant.kind !== kind) return undefined
    if (grant.challenge && grant.challenge !== challengeOf(String(proof.verifier))) return undefined
    if (grant.redirectUri && proof.redirectUri !== undefined && grant.redirectUri !== proof.redirectUri)
      return undefined
    return grant
  }

  issueToken(kind: DemoConnectionKind, subject: string): string {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, { kind, subject })
    return token
  }

  subjectOf(kind: DemoConnectionKind, token: unknown): string | undefined {
    const known = this.#tokens.get(String(token))
    return known?.kind === kind ? known.subject : undefined
  }

  chats(kind: DemoConnectionKind, language: 'en' | 'zh'): string[] {
    return [...demoChats.map((chat) => chat[language]), ...(this.#groups.get(kind) ?? [])]
  }

  createGroup(kind: DemoConnectionKind, name: string): void {
    this.#groups.set(kind, [...(this.#groups.get(kind) ?? []), name])
  }

  send(kind: DemoConnectionKind, message: SharedMessage): void {
    this.#messages.set(kind, [...this.messages(kind), message].slice(-MESSAGES_KEPT))
  }

  messages(kind: DemoConnectionKind): readonly SharedMessage[] {
    return this.#messages.get(kind) ?? []
  }
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** The token an app gets for itself, derived from its secret: whoever has it, has proved to be the app. */
export const appTokenOf = ({ appId, secret }: DemoConnection): string =>
  createHash('sha256').update(`app:${appId}:${secret}`).digest('base64url')

export const jsapiTicketOf = ({ appId, secret }: DemoConnection): string =>
  createHash('sha256').update(`jsapi:${appId}:${secret}`).digest('base64url')
