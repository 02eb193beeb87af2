import type { Endpoint, OutputOf, ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import { type Envelope, generalProblems, type ProblemDefinition } from '@fairlead/contract/problem.ts'
import { onTestFinished, vi } from 'vitest'

/** What a handler throws to answer with a problem, as a server's use case does. */
class Refusal extends Error {
  readonly envelope: Envelope

  constructor(envelope: Envelope) {
    super(envelope.message)
    this.envelope = envelope
  }
}

export const refuse = ({ name, code, text }: ProblemDefinition, details: object = {}): never => {
  throw new Refusal({ code, message: text.zh, data: { problem: name, ...details } })
}

/** An answer with data and a code of its own, such as 10063. */
export const answerWithCode = (code: number, data: unknown): never => {
  throw new Refusal({ code, message: '', data })
}

export interface SeenCall {
  headers: Headers
  input: unknown
}

/** What a handler answers is only read; and taken as written, its `isLike: 1` stays a 1. */
type Unchanged<T> = T extends object ? { readonly [Key in keyof T]: Unchanged<T[Key]> } : T

type Handler<Input, Output> = (input: Input, headers: Headers) => Output | Promise<Output>

interface Mounted {
  endpoint: Endpoint
  handle: Handler<unknown, unknown>
  calls: SeenCall[]
}

export class FakeApi {
  readonly complaints: string[] = []
  readonly #mounted = new Map<string, Mounted>()

  /** Answers a call from now on. Input and output are checked against the contract. */
  on<E extends Endpoint, const Output extends Unchanged<OutputOf<E>>>(
    endpoint: E,
    handle: Handler<ParsedInputOf<E>, Output>,
  ): this {
    const calls = this.#mounted.get(keyOf(endpoint))?.calls ?? []
    this.#mounted.set(keyOf(endpoint), { endpoint, handle: handle as Handler<unknown, unknown>, calls })
    return this
  }

  /** Answers a call unless the test does. */
  otherwise<E extends Endpoint, const Output extends Unchanged<OutputOf<E>>>(
    endpoint: E,
    handle: Handler<ParsedInputOf<E>, Output>,
  ): this {
    return this.#mounted.has(keyOf(endpoint)) ? this : this.on(endpoint, handle)
  }

  /** The calls an endpoint has had so far. */
  calls(endpoint: Endpoint): readonly SeenCall[] {
    return this.#mounted.get(keyOf(endpoint))?.calls ?? []
  }

  readonly fetch = async (address: string, request: RequestInit): Promise<Response> => {
    const url = new URL(address)
    const mounted = this.#mounted.get(`${request.method} ${url.pathname}`)
    if (!mounted) {
      this.complaints.push(`nobody answers ${request.method} ${url.pathname}: add fakeApi().on(…)`)
      return respond({ code: 404, message: '', data: {} })
    }
    try {
      return respond(await this.#answer(mounted, url, request))
    } catch (error) {
      if (error instanceof Refusal) return respond(error.envelope)
      this.complaints.push(`${request.method} ${url.pathname}: ${String(error)}`)
      const { code, text } = generalProblems.unexpected
      return respond({ code, message: text.zh, data: {} })
    }
  }

  async #answer({ endpoint, handle, calls }: Mounted, url: URL, request: RequestInit): Promise<Envelope> {
    const headers = new Headers(request.headers)
    const input = endpoint.input.parse(readInput(endpoint, url, String(request.body ?? '')))
    calls.push({ headers, input })
    if (endpoint.access === 'required' && !headers.get('token')) refuse(generalProblems.signedOut)
    const data = endpoint.output.parse(await handle(input, headers))
    return { code: endpoint.successCode ?? 200, message: '', data }
  }
}

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`

const readInput = ({ method, encoding }: Endpoint, url: URL, body: string): unknown => {
  if (method === 'GET') return Object.fromEntries(url.searchParams)
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(body))
  return { ...JSON.parse(body), ...Object.fromEntries(url.searchParams) }
}

const respond = (envelope: Envelope): Response =>
  new Response(JSON.stringify(envelope), { status: envelope.code < 1000 ? envelope.code : 200 })

let current: FakeApi | undefined

/** The server of this test: the contract with the answers given here. A request nobody answers fails the test. */
export const fakeApi = (): FakeApi => {
  if (!current) {
    current = new FakeApi()
    vi.stubGlobal('fetch', current.fetch)
    onTestFinished(endFakeApi)
  }
  return current
}

/** Forgets the answers and tells what went unanswered. */
const endFakeApi = (): void => {
  const complaints = current?.complaints ?? []
  current = undefined
  vi.unstubAllGlobals()
  if (complaints.length > 0) throw new Error(`fake API: ${complaints.join('\n')}`)
}
