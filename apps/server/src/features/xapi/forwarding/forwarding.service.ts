import { forwardingActions } from '@fairlead/contract/xapi/xapi.audit.ts'
import { forwardingProblems } from '@fairlead/contract/xapi/xapi.errors.ts'
import type { Forwarding, NewForwarding } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Seal } from '../../../platform/database/sealed-secret.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { AdministeredEnterprises } from '../../enterprises/public.ts'
import { requireConsole, type Viewer } from '../../identity/public.ts'
import type { StatementsRepository } from '../statements/statements.repository.ts'
import type { ForwardingRow, ForwardingsRepository } from './forwardings.repository.ts'

export interface ForwardingDependencies {
  database: Database
  audit: Audit
  administered: AdministeredEnterprises
  clock: Clock
  repository: ForwardingsRepository
  statements: StatementsRepository
  seal: Seal
}

/** Which other stores get what is stored here. */
export const createForwardingService = (dependencies: ForwardingDependencies) => {
  const { database, audit, administered, clock, repository, statements, seal } = dependencies

  // The server itself connects to the address that is given, so only those who run the platform give one.
  const assertMay = (viewer: Viewer): void => requireConsole(viewer, 'forwarding')

  return {
    async list(viewer: Viewer): Promise<{ items: Forwarding[] }> {
      assertMay(viewer)
      const rows = await repository.list()
      return {
        items: await Promise.all(rows.map(async (row) => present(row, await repository.waiting(row)))),
      }
    },

    add: (viewer: Viewer, { secret, includesPast, ...given }: NewForwarding): Promise<Forwarding> =>
      database.transaction(async () => {
        assertMay(viewer)
        const { id: enterpriseId } = await administered.choose(viewer, given.enterpriseId)
        const start = includesPast ? new Date(0) : await statements.consistentThrough(enterpriseId)
        const row = await repository.insert({
          ...given,
          secret: seal.seal(secret),
          createdAt: clock.now(),
          stored: start,
          seq: 0,
        })
        await audit.record({
          actor: viewer,
          enterpriseId,
          action: forwardingActions.added,
          target: { kind: 'forwarding', id: row.id, name: row.endpoint },
          detail: { key: row.key, includesPast },
        })
        return present(row, await repository.waiting(row))
      }),

    remove: (viewer: Viewer, forwardingId: number): Promise<Record<string, never>> =>
      database.transaction(async () => {
        assertMay(viewer)
        const row = await repository.delete(forwardingId)
        if (!row) throw new Problem(forwardingProblems.notFound)
        await audit.record({
          actor: viewer,
          enterpriseId: row.enterpriseId,
          action: forwardingActions.removed,
          target: { kind: 'forwarding', id: row.id, name: row.endpoint },
        })
        return {}
      }),
  }
}

export type ForwardingService = ReturnType<typeof createForwardingService>

const present = (row: ForwardingRow, waiting: number): Forwarding => ({
  forwardingId: row.id,
  enterpriseId: row.enterpriseId,
  endpoint: row.endpoint,
  key: row.key,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  refused: row.refused,
  waiting,
  problem: row.problem,
})
