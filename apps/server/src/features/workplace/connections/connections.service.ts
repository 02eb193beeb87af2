import type { Seal } from '../../../platform/database/sealed-secret.ts'
import type { Connection } from '../adapters/adapter.ts'
import type { ConnectionKind, ConnectionRow, ConnectionsRepository } from './connections.repository.ts'

export interface ConnectionDependencies {
  repository: ConnectionsRepository
  seal: Seal
  /** Where the simulated suites answer the server; undefined outside demo mode. */
  simulatorAddress: (() => Promise<string>) | undefined
}

export const createConnectionService = (dependencies: ConnectionDependencies) => {
  const { repository, seal, simulatorAddress } = dependencies

  const open = async (row: ConnectionRow | undefined): Promise<Connection | undefined> => {
    if (!row) return undefined
    const secret = seal.open(row.secret)
    if (!row.simulated) return { ...row, secret }
    return simulatorAddress && { ...row, secret, address: `${await simulatorAddress()}/${row.kind}` }
  }

  return {
    byId: async (id: number) => open(await repository.findById(id)),

    /** By the name the other side gives the company, else by the enterprise, else the only one there is. */
    async find(
      kinds: readonly ConnectionKind[],
      { tenantKey, enterpriseId }: { tenantKey?: string | undefined; enterpriseId?: number | undefined },
    ): Promise<Connection | 'several' | undefined> {
      if (tenantKey !== undefined) return open(await repository.findByTenant(kinds, tenantKey))
      const [first, second] = await repository.findFew(kinds, enterpriseId)
      return second && enterpriseId === undefined ? 'several' : open(first)
    },
  }
}

export type ConnectionService = ReturnType<typeof createConnectionService>
