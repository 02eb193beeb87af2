import { languageFromWire } from '@fairlead/contract/primitives/language.ts'
import { generalProblems, type ProblemDefinition } from '@fairlead/contract/problem.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isUnavailable } from '../database/pool.ts'
import { failed, problemForStatus, statusOf } from './envelope.ts'
import { Problem, type ProblemDetails } from './problem-error.ts'

const API = /^\/(v1|v2)\//

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { problem, details } = understand(error)
    // The id leads from the answer to this line; the answer itself tells nothing of what went wrong inside.
    if (problem.code === 500) request.log.error({ err: error, path: request.url }, 'unexpected error')
    return answer(
      request,
      reply,
      problem,
      problem.code >= 500 && problem.code < 600 ? { id: request.id } : details,
    )
  })
}

/** For paths of the API; pages of the web have their own not-found screen. */
export const isApiPath = (url: string): boolean => API.test(url)

export const answerUnknownPath = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => {
  const path = request.url.split('?')[0] ?? ''
  const exists = (['GET', 'POST'] as const).some((method) => app.hasRoute({ method, url: path }))
  return answer(request, reply, exists ? generalProblems.wrongMethod : generalProblems.unknownPath, {})
}

const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemDefinition,
  details: ProblemDetails,
) => {
  const language = languageFromWire(request.headers.lang as string | undefined)
  return reply
    .status(statusOf(problem))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failed(problem, language, details))
}

const understand = (error: unknown): { problem: ProblemDefinition; details: ProblemDetails } => {
  if (error instanceof Problem) return { problem: error.definition, details: error.details }
  if (error instanceof ZodError && (error as { code?: string }).code !== 'FST_ERR_FAILED_ERROR_SERIALIZATION')
    return malformed(error)
  const { validation, statusCode } = error as { validation?: unknown; statusCode?: number }
  if (validation !== undefined) return { problem: generalProblems.unreadable, details: {} }
  if (isDiskFull(error)) return { problem: generalProblems.storageFull, details: {} }
  if (isUnavailable(error)) return { problem: generalProblems.unavailable, details: {} }
  return { problem: problemForStatus(statusCode ?? 500), details: {} }
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')

const malformed = (error: ZodError): { problem: ProblemDefinition; details: ProblemDetails } => {
  const field = error.issues[0]?.path.join('.')
  return field
    ? { problem: generalProblems.malformed, details: { field } }
    : { problem: generalProblems.unreadable, details: {} }
}
