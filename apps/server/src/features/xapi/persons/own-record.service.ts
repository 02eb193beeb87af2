import type { Viewer } from '../../identity/public.ts'
import type { JsonObject } from '../statement.ts'
import { decodeQuery, encodeQuery } from '../statements/statement-cursor.ts'
import { identityOf, statementKey } from '../statements/statement-keys.ts'
import type { StatementService } from '../statements/statements.service.ts'
import { personOf } from '../vocabulary.ts'

/** A person's own record, to look at and to take along. */
export const createOwnRecordService = (statements: StatementService) => ({
  async read(
    viewer: Viewer,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ statements: JsonObject[]; nextCursor: string | null }> {
    const enterpriseId = viewer.enterprise.id
    const person = personOf({ enterpriseId, enterpriseUserId: viewer.enterpriseUserId })
    const { rows, next } = await statements.list(
      { enterpriseId, scopes: ['statements/read'], authority: person, isPerson: true },
      {
        keys: [statementKey(enterpriseId, 'agent', identityOf(person) ?? '')],
        since: undefined,
        until: undefined,
        ascending: false,
        limit,
        format: 'exact',
        attachments: false,
        // The cursor only says where to go on; whose record it is comes from the session each time.
        after: cursor ? decodeQuery(cursor).after : undefined,
      },
    )
    return {
      statements: rows.map(({ statement }) => JSON.parse(statement) as JsonObject),
      nextCursor: next ? encodeQuery(next) : null,
    }
  },
})

export type OwnRecordService = ReturnType<typeof createOwnRecordService>
