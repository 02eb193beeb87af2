import { Readable } from 'node:stream'
import { languageFromWire } from '@fairlead/contract/primitives/language.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { recordFilter } from '@fairlead/contract/xapi/explorer.schema.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { Viewer } from '../../identity/public.ts'
import type { ExplorerService } from './explorer.service.ts'
import { csvLines, jsonLines } from './export-formats.ts'

const query = z.object({
  ...recordFilter,
  format: z.enum(['csv', 'json']),
  /** One's own record, whatever else is asked for. */
  own: z.literal('1').optional(),
})

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

/** The record as a file: sent page by page as it is read, so that its size does not matter. */
export const mountExport = (
  app: FastifyInstance,
  authenticate: (token: string) => Promise<Viewer | undefined>,
  explorer: ExplorerService,
): void => {
  app.get('/v1/xapi/export', { schema: { hide: true } }, async (request, reply) => {
    const { token, lang } = request.headers
    const viewer = typeof token === 'string' && token !== '' ? await authenticate(token) : undefined
    if (!viewer) throw new Problem(generalProblems.signedOut)
    const asked = query.safeParse(request.query)
    if (!asked.success) throw new Problem(generalProblems.unreadable)
    const { format, own, enterpriseId, ...filter } = asked.data
    const language = languageFromWire(lang as string | undefined)
    const pages = explorer.exported(viewer, own ? 'own' : (enterpriseId ?? 0), filter, language)
    // The first page is read before anything is sent: who may not read it gets an answer, not a broken file.
    const first = await pages.next()
    const lines = (format === 'csv' ? csvLines : jsonLines)(first.value ?? [], pages)
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="fairlead-record.${format}"`)
      .send(Readable.from(lines))
  })
}
