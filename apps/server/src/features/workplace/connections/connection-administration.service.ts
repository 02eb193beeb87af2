import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import {
  type Connection,
  type ConnectionDraft,
  SIGNING_SECRET_MIN,
} from '@fairlead/contract/workplace/connections.schema.ts'
import { connectionActions } from '@fairlead/contract/workplace/workplace.audit.ts'
import { connectionProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Seal } from '../../../platform/database/sealed-secret.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { AdministeredEnterprises } from '../../enterprises/public.ts'
import { requireConsole, type Viewer } from '../../identity/public.ts'
import { missingIn } from './connection.policy.ts'
import type { ConnectionRow, ConnectionsRepository } from './connections.repository.ts'

export interface ConnectionAdministrationDependencies {
  database: Database
  audit: Audit
  administered: AdministeredEnterprises
  repository: ConnectionsRepository
  seal: Seal
}

/** Setting up how people sign on. Whoever does decides whose accounts open, so it is for the platform's administrators. */
export const createConnectionAdministration = (dependencies: ConnectionAdministrationDependencies) => {
  const { database, audit, administered, repository, seal } = dependencies
  const assertMay = (viewer: Viewer): void => requireConsole(viewer, 'connections')

  const assertWhole = (draft: ConnectionDraft): void => {
    const missing = missingIn(draft, draft.connectionId === undefined)
    if (missing === 'secret')
      throw new Problem(connectionProblems.secretMissing, { characters: SIGNING_SECRET_MIN })
    if (missing === 'address') throw new Problem(connectionProblems.addressMissing)
  }

  const write = async ({ connectionId, secret, ...given }: ConnectionDraft): Promise<ConnectionRow> => {
    const sealed = secret && { secret: seal.seal(secret) }
    if (connectionId === undefined) {
      const added = await repository.insert({ ...given, secret: seal.seal(secret ?? '') })
      if (!added) throw new Problem(connectionProblems.taken)
      return added
    }
    const before = await repository.lock(connectionId)
    if (!before) throw new Problem(connectionProblems.notFound)
    if (before.simulated) throw new Problem(connectionProblems.simulated)
    if (await repository.isTaken(connectionId, given.kind, given.tenantKey))
      throw new Problem(connectionProblems.taken)
    return repository.change(connectionId, { ...given, ...sealed })
  }

  return {
    async list(viewer: Viewer, language: Language) {
      assertMay(viewer)
      const enterprises = await administered.listOf(viewer)
      const names = new Map(enterprises.map(({ id, name }) => [id, name]))
      const rows = await repository.list()
      return {
        items: rows.map((row) => present(row, names.get(row.enterpriseId), language)),
        enterprises: enterprises.map(({ id, name }) => ({
          enterpriseId: id,
          name: inLanguage(name, language),
        })),
      }
    },

    save: (viewer: Viewer, draft: ConnectionDraft, language: Language): Promise<Connection> =>
      database.transaction(async () => {
        assertMay(viewer)
        assertWhole(draft)
        const enterprise = await administered.choose(viewer, draft.enterpriseId)
        const row = await write(draft)
        await audit.record({
          actor: viewer,
          enterpriseId: row.enterpriseId,
          action: draft.connectionId === undefined ? connectionActions.added : connectionActions.changed,
          target: { kind: 'connection', id: row.id, name: `${row.kind} · ${row.tenantKey}` },
          detail: { appId: row.appId, trustsPhones: row.trustsPhones, enabled: row.enabled },
        })
        return present(row, enterprise.name, language)
      }),

    remove: (viewer: Viewer, connectionId: number): Promise<Record<string, never>> =>
      database.transaction(async () => {
        assertMay(viewer)
        const row = await repository.delete(connectionId)
        if (!row) throw new Problem(connectionProblems.notFound)
        await audit.record({
          actor: viewer,
          enterpriseId: row.enterpriseId,
          action: connectionActions.removed,
          target: { kind: 'connection', id: row.id, name: `${row.kind} · ${row.tenantKey}` },
        })
        return {}
      }),
  }
}

export type ConnectionAdministration = ReturnType<typeof createConnectionAdministration>

const present = (row: ConnectionRow, name: LocalizedText | undefined, language: Language): Connection => ({
  connectionId: row.id,
  enterpriseId: row.enterpriseId,
  enterpriseName: name ? inLanguage(name, language) : '',
  kind: row.kind,
  tenantKey: row.tenantKey,
  appId: row.appId,
  address: row.address,
  appDetail: row.appDetail,
  trustsPhones: row.trustsPhones,
  enabled: row.enabled,
  simulated: row.simulated,
})
