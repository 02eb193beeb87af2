import type { Clock } from '../../../platform/clock/clock.ts'
import type { Seal } from '../../../platform/database/sealed-secret.ts'
import type { Statement } from '../statement.ts'
import { attachmentsOf } from '../statements/statement-parts.ts'
import type { StatementsRepository } from '../statements/statements.repository.ts'
import type { ForwardingRow, ForwardingsRepository } from './forwardings.repository.ts'
import { sendStatements } from './other-store.ts'

const SENT_AT_ONCE = 50

type Position = Pick<ForwardingRow, 'stored' | 'seq'>

interface ForwarderDependencies {
  clock: Clock
  repository: ForwardingsRepository
  statements: StatementsRepository
  seal: Seal
}

/** Sends on what is stored. */
export const createForwarder = ({ clock, repository, statements, seal }: ForwarderDependencies) => {
  /** Sends the page after a position and answers the position after it; undefined when nothing is left. */
  const sendPage = async (
    forwarding: ForwardingRow,
    after: Position,
    until: Date,
  ): Promise<Position | undefined> => {
    const { enterpriseId, endpoint, key } = forwarding
    const rows = await statements.select({
      enterpriseId,
      keys: [],
      authority: undefined,
      since: undefined,
      until,
      after,
      ascending: true,
      limit: SENT_AT_ONCE,
    })
    const last = rows.at(-1)
    if (!last) return undefined
    const batch = rows.map(({ statement }) => JSON.parse(statement) as Statement)
    const sums = batch.flatMap(attachmentsOf).map(({ sha2 }) => sha2.toLowerCase())
    const attached = await statements.attachments(enterpriseId, sums)
    const outcomes = await sendStatements(
      { endpoint, key, secret: seal.open(forwarding.secret) },
      batch,
      attached,
    )
    const refused = outcomes.filter((outcome) => outcome === 'refused').length
    const { stored, seq } = last
    await repository.advance(forwarding.id, { stored, seq, refused }, clock.now())
    return { stored, seq }
  }

  const forward = async (forwarding: ForwardingRow): Promise<void> => {
    // Only what is complete: a statement dated earlier may still be on its way into the store.
    const complete = await statements.consistentThrough(forwarding.enterpriseId)
    const until = new Date(complete.getTime() - 1)
    try {
      let position: Position | undefined = forwarding
      while (position) position = await sendPage(forwarding, position, until)
    } catch (error) {
      await repository.fail(forwarding.id, (error as Error).message)
      throw error
    }
  }

  return {
    /** Sends on whatever is new. One store that is away does not hold up the others, and is tried again. */
    async forwardAll(): Promise<void> {
      const outcomes = await Promise.allSettled((await repository.list()).map(forward))
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}

export type Forwarder = ReturnType<typeof createForwarder>
