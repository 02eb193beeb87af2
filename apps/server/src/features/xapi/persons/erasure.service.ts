import type { Database } from '../../../platform/database/database.ts'
import type { DocumentService } from '../documents/documents.service.ts'
import type { Statement } from '../statement.ts'
import { identityOf, keysOf, statementKey } from '../statements/statement-keys.ts'
import { attachmentsOf } from '../statements/statement-parts.ts'
import type { StatementsRepository } from '../statements/statements.repository.ts'
import { personOf } from '../vocabulary.ts'
import type { ErasableRow, ErasureRepository, KeyPlace } from './erasure.repository.ts'

const ERASED_AT_ONCE = 500

/** Forgets a person: for the end of an account. */
export const createErasureService = (
  database: Database,
  erasures: ErasureRepository,
  statements: StatementsRepository,
  documents: DocumentService,
) => {
  const eraseSome = async (enterpriseId: number, personKeys: readonly string[]): Promise<number> => {
    const rows = await erasures.findByKey(enterpriseId, personKeys[0] ?? '', ERASED_AT_ONCE)
    // What is found only because its target names the person is somebody else's: it loses the key and stays.
    const own = rows.filter(({ statement }) => keysIn(enterpriseId, statement).includes(personKeys[0] ?? ''))
    const ownSeqs = new Set(own.map(({ seq }) => seq))
    const inherited = await statements.chainsThrough(
      enterpriseId,
      own.map(({ id }) => id),
    )
    const places: KeyPlace[] = [
      ...rows.flatMap(({ seq, stored }) => personKeys.map((key) => ({ key, stored, seq }))),
      ...[...own, ...inherited.filter(({ seq }) => ownSeqs.has(seq))].flatMap(({ seq, stored, statement }) =>
        keysIn(enterpriseId, statement).map((key) => ({ key, stored, seq })),
      ),
    ]
    await erasures.deleteKeys(places)
    await erasures.deleteStatements(enterpriseId, [...ownSeqs])
    await erasures.deleteAttachments(enterpriseId, attachmentsIn(enterpriseId, own))
    return rows.length
  }

  return {
    /** Everything that names them: statements, their attachments, state and profiles. */
    async erase(member: { enterpriseId: number; enterpriseUserId: number }): Promise<void> {
      const { enterpriseId } = member
      const person = personOf(member)
      const identity = identityOf(person) ?? ''
      const personKeys = [
        statementKey(enterpriseId, 'related-agent', identity),
        statementKey(enterpriseId, 'agent', identity),
      ]
      let found = ERASED_AT_ONCE
      while (found === ERASED_AT_ONCE)
        found = await database.transaction(() => eraseSome(enterpriseId, personKeys))
      await documents.erase(enterpriseId, person)
    },
  }
}

export type ErasureService = ReturnType<typeof createErasureService>

const keysIn = (enterpriseId: number, statement: string): string[] =>
  keysOf(enterpriseId, JSON.parse(statement) as Statement)

const attachmentsIn = (enterpriseId: number, rows: readonly ErasableRow[]) =>
  rows
    .flatMap(({ statement }) => attachmentsOf(JSON.parse(statement) as Statement))
    .map(({ sha2 }) => sha2.toLowerCase())
    .map((sha2) => ({ sha2, key: statementKey(enterpriseId, 'attachment', sha2) }))
