import type { Caller } from '../credentials/caller.ts'
import { allows } from '../credentials/scopes.policy.ts'
import type { Statement } from '../statement.ts'
import { languageChoice } from '../statements/language-choice.ts'
import {
  decodeQuery,
  encodeQuery,
  type StatementFormat,
  type StatementQuery,
  statementFormats,
} from '../statements/statement-cursor.ts'
import { inCanonical, inIds } from '../statements/statement-formats.ts'
import { identityOf, statementKey } from '../statements/statement-keys.ts'
import type { StatementRow } from '../statements/statements.repository.ts'
import type { StatementService } from '../statements/statements.service.ts'
import { badRequest, forbidden } from '../xapi-error.ts'
import { writeMultipart } from './multipart.ts'
import { type ParameterReader, readParameters, required } from './parameters.ts'
import { readStatementBody } from './statement-body.ts'
import { jsonAnswer, NO_CONTENT, type XapiAnswer, type XapiCall, type XapiResource } from './xapi-exchange.ts'

const PAGE_MAX = 100

const SINGLE = ['statementId', 'voidedStatementId', 'format', 'attachments'] as const
const FILTERS = [
  'agent',
  'verb',
  'activity',
  'registration',
  'related_activities',
  'related_agents',
  'since',
  'until',
  'limit',
  'ascending',
] as const

export const createStatementsResource = (
  base: string,
  path: string,
  statements: StatementService,
): XapiResource => {
  const queryIn = (parameters: ParameterReader, { enterpriseId }: Caller): StatementQuery => {
    const more = parameters.text('more')
    if (more !== undefined) return decodeQuery(more)
    const agent = parameters.agent('agent')
    const registration = parameters.uuid('registration')
    const activity = parameters.iri('activity')
    const verb = parameters.iri('verb')
    const agentKind = parameters.boolean('related_agents') ? 'related-agent' : 'agent'
    const activityKind = parameters.boolean('related_activities') ? 'related-activity' : 'activity'
    const limit = parameters.count('limit')
    return {
      // The rarest first, as a hint.
      keys: [
        registration && statementKey(enterpriseId, 'registration', registration),
        agent && statementKey(enterpriseId, agentKind, identityOf(agent) ?? ''),
        activity && statementKey(enterpriseId, activityKind, activity),
        verb && statementKey(enterpriseId, 'verb', verb),
      ].filter((key) => key !== undefined),
      since: parameters.moment('since'),
      until: parameters.moment('until'),
      ascending: parameters.boolean('ascending'),
      limit: limit === 0 ? PAGE_MAX : Math.min(limit, PAGE_MAX),
      format: parameters.oneOf('format', statementFormats) ?? 'exact',
      attachments: parameters.boolean('attachments'),
      after: undefined,
    }
  }

  /** The JSON text of each, in the format that was asked for. */
  const shown = async (call: XapiCall, rows: readonly StatementRow[], format: StatementFormat) => {
    if (format === 'exact') return rows.map(({ statement }) => statement)
    const parsed = parse(rows)
    if (format === 'ids') return parsed.map((statement) => JSON.stringify(inIds(statement)))
    const definitionOf = await statements.definitionsFor(call.caller.enterpriseId, parsed)
    const choose = languageChoice(call.headers['accept-language'])
    return parsed.map((statement) => JSON.stringify(inCanonical(statement, definitionOf, choose)))
  }

  const answer = async (
    call: XapiCall,
    { json, rows, withAttachments }: { json: string; rows: StatementRow[]; withAttachments: boolean },
  ): Promise<XapiAnswer> => {
    const newest = Math.max(...rows.map(({ stored }) => stored.getTime()))
    const headers: Record<string, string> =
      rows.length > 0 ? { 'last-modified': new Date(newest).toUTCString() } : {}
    if (!withAttachments)
      return {
        status: 200,
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
        body: json,
      }
    const attached = await statements.attachmentsOf(call.caller.enterpriseId, parse(rows))
    const { contentType, body } = writeMultipart([
      { headers: { 'Content-Type': 'application/json; charset=utf-8' }, content: json },
      ...attached.map(({ sha2, contentType, content }) => ({
        headers: {
          'Content-Type': contentType,
          'Content-Transfer-Encoding': 'binary',
          'X-Experience-API-Hash': sha2,
        },
        content,
      })),
    ])
    return { status: 200, headers: { ...headers, 'content-type': contentType }, body }
  }

  const getOne = async (call: XapiCall, parameters: ParameterReader): Promise<XapiAnswer> => {
    const id = parameters.uuid('statementId')
    const voidedId = parameters.uuid('voidedStatementId')
    if (id && voidedId) throw badRequest('Ask for a statement or for a voided one, not for both.')
    const format = parameters.oneOf('format', statementFormats) ?? 'exact'
    const row = await statements.find(
      call.caller,
      required(id ?? voidedId, 'statementId'),
      id ? 'standing' : 'voided',
    )
    const [json = ''] = await shown(call, [row], format)
    return answer(call, { json, rows: [row], withAttachments: parameters.boolean('attachments') })
  }

  const getMany = async (call: XapiCall, parameters: ParameterReader): Promise<XapiAnswer> => {
    const query = queryIn(parameters, call.caller)
    const { rows, next } = await statements.list(call.caller, query)
    const texts = await shown(call, rows, query.format)
    const more = next ? `${base}${path}?more=${encodeQuery(next)}` : ''
    const json = `{"statements":[${texts.join(',')}],"more":${JSON.stringify(more)}}`
    return answer(call, { json, rows, withAttachments: query.attachments })
  }

  return {
    path,
    tellsConsistency: true,
    methods: {
      async PUT(call) {
        const parameters = readParameters(call.parameters, ['statementId'])
        const id = required(parameters.uuid('statementId'), 'statementId')
        const {
          statements: given,
          attached,
          isSingle,
        } = readStatementBody(call.headers['content-type'], call.body, call.version)
        const [statement] = given
        if (!isSingle || !statement) throw badRequest('PUT stores one statement.')
        if (statement.id !== undefined && statement.id.toLowerCase() !== id)
          throw badRequest('The id of the statement is not the one of the parameter “statementId”.')
        await statements.store(
          call.caller,
          call.version,
          [{ ...statement, id: statement.id ?? id }],
          attached,
        )
        return NO_CONTENT
      },

      async POST(call) {
        readParameters(call.parameters, [])
        const { statements: given, attached } = readStatementBody(
          call.headers['content-type'],
          call.body,
          call.version,
        )
        return jsonAnswer(await statements.store(call.caller, call.version, given, attached))
      },

      async GET(call) {
        if (!allows(call.caller.scopes, 'read statements'))
          throw forbidden('These credentials do not read statements.')
        const isOne = call.parameters.has('statementId') || call.parameters.has('voidedStatementId')
        if (isOne) return getOne(call, readParameters(call.parameters, SINGLE))
        const isMore = call.parameters.has('more')
        const known = isMore ? ['more'] : [...FILTERS, 'format', 'attachments']
        return getMany(call, readParameters(call.parameters, known))
      },
    },
  }
}

const parse = (rows: readonly StatementRow[]): Statement[] =>
  rows.map(({ statement }) => JSON.parse(statement) as Statement)
