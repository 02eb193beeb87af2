import type { Endpoint, OutputOf, ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { CodedAnswer } from './envelope.ts'
import type { ReceivedFile } from './receive-form.ts'

/** What a handler is told about the caller besides who they are. */
export interface CallContext {
  lang: Language
  client: string
  userAgent: string
  address: string
  /** Scheme and host under which the caller reached us. */
  origin: string
}

/** Signed in for certain, perhaps, or never: as the endpoint's access says. */
type ViewerFor<E extends Endpoint, Viewer> = E['access'] extends 'required'
  ? Viewer
  : E['access'] extends 'optional'
    ? Viewer | undefined
    : undefined

export interface Route<Viewer = unknown> {
  endpoint: Endpoint
  handle: (call: {
    viewer: Viewer | undefined
    input: unknown
    file: ReceivedFile | undefined
    context: CallContext
  }) => Promise<unknown>
  admit?: Admit
}

/** Looks at the fields of an upload before its file is read, and refuses by a problem. */
type Admit = (fields: Readonly<Record<string, string>>) => void

type Handler<E extends Endpoint, Viewer> = (call: {
  viewer: ViewerFor<E, Viewer>
  input: ParsedInputOf<E>
  /** What came with an upload; thrown away after the call unless the use case has taken it. */
  file: ReceivedFile | undefined
  context: CallContext
}) => Promise<OutputOf<E> | CodedAnswer<OutputOf<E>>>

/** Binds one endpoint of the contract to one use case. Features get it from identity, which knows what a viewer is. */
export const createRoute =
  <Viewer>() =>
  <E extends Endpoint>(endpoint: E, handler: Handler<E, Viewer>, admit?: Admit): Route<Viewer> => ({
    endpoint,
    ...(admit && { admit }),
    handle: handler as unknown as Route<Viewer>['handle'],
  })
