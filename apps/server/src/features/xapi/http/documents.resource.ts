import { hash } from 'node:crypto'
import type { DocumentKind, DocumentScope, DocumentService } from '../documents/documents.service.ts'
import type { Preconditions } from '../documents/preconditions.ts'
import { badRequest } from '../xapi-error.ts'
import { type ParameterReader, readParameters, required } from './parameters.ts'
import { jsonAnswer, NO_CONTENT, type XapiCall, type XapiResource } from './xapi-exchange.ts'

interface Shape {
  kind: DocumentKind
  /** The parameters that say whose documents these are. */
  scope: readonly ('activityId' | 'agent' | 'registration')[]
  /** The parameter that names one of them. */
  id: 'stateId' | 'profileId'
  deletesAll: boolean
}

const shapes: Readonly<Record<string, Shape>> = {
  '/activities/state': {
    kind: 'state',
    scope: ['activityId', 'agent', 'registration'],
    id: 'stateId',
    deletesAll: true,
  },
  '/activities/profile': {
    kind: 'activity profile',
    scope: ['activityId'],
    id: 'profileId',
    deletesAll: false,
  },
  '/agents/profile': { kind: 'agent profile', scope: ['agent'], id: 'profileId', deletesAll: false },
}

const conditionsOf = ({ headers }: XapiCall): Preconditions => ({
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
})

const documentIn = ({ headers, body }: XapiCall) => ({
  contentType: headers['content-type'] ?? 'application/octet-stream',
  content: body,
})

const createResource = (path: string, shape: Shape, documents: DocumentService): XapiResource => {
  const scopeIn = (parameters: ParameterReader): DocumentScope => ({
    kind: shape.kind,
    ...(shape.scope.includes('activityId')
      ? { activity: required(parameters.iri('activityId'), 'activityId') }
      : {}),
    ...(shape.scope.includes('agent') ? { agent: required(parameters.agent('agent'), 'agent') } : {}),
    ...(parameters.has('registration')
      ? { registration: required(parameters.uuid('registration'), '') }
      : {}),
  })

  const oneIn = (call: XapiCall) => {
    const parameters = readParameters(call.parameters, [...shape.scope, shape.id])
    return { scope: scopeIn(parameters), id: required(parameters.text(shape.id), shape.id) }
  }

  return {
    path,
    methods: {
      async PUT(call) {
        const { scope, id } = oneIn(call)
        const overwritesUnseen = call.version === '1.0.3' && shape.kind === 'state'
        await documents.put(call.caller, scope, id, documentIn(call), {
          ...conditionsOf(call),
          overwritesUnseen,
        })
        return NO_CONTENT
      },

      async POST(call) {
        const { scope, id } = oneIn(call)
        await documents.merge(call.caller, scope, id, documentIn(call), conditionsOf(call))
        return NO_CONTENT
      },

      async GET(call) {
        const parameters = readParameters(call.parameters, [...shape.scope, shape.id, 'since'])
        const scope = scopeIn(parameters)
        const since = parameters.moment('since')
        const id = parameters.text(shape.id)
        if (id === undefined) {
          const names = await documents.names(call.caller, scope, since)
          return jsonAnswer(names, { etag: `"${hash('sha1', JSON.stringify(names))}"` })
        }
        if (since) throw badRequest(`“since” does not go with “${shape.id}”.`)
        const { contentType, content, etag, updated } = await documents.read(call.caller, scope, id)
        return {
          status: 200,
          headers: {
            'content-type': contentType,
            etag: `"${etag}"`,
            'last-modified': updated.toUTCString(),
            // Whatever somebody stored, no browser runs it.
            'content-security-policy': "default-src 'none'; sandbox",
          },
          body: content,
        }
      },

      async DELETE(call) {
        const parameters = readParameters(call.parameters, [...shape.scope, shape.id])
        const scope = scopeIn(parameters)
        const id = parameters.text(shape.id)
        if (id === undefined && shape.deletesAll) await documents.deleteAll(call.caller, scope)
        else await documents.delete(call.caller, scope, required(id, shape.id), conditionsOf(call))
        return NO_CONTENT
      },
    },
  }
}

export const createDocumentResources = (documents: DocumentService): XapiResource[] =>
  Object.entries(shapes).map(([path, shape]) => createResource(path, shape, documents))
