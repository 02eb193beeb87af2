import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { outgoingMessages } from './messages.tables.ts'
import type { Message, Transport } from './transports.ts'

/** The recipient of a message that must cost as much as one that goes out. */
export const NOBODY = ''

const SEND = 'messages.send'
const SHOWN = 5

export interface MessageOutbox {
  /** Call inside a transaction: the message is sent only if it commits. */
  enqueue(channel: 'sms' | 'mail', message: Message): Promise<void>
  /** For the end of an account. */
  forget(recipients: readonly string[]): Promise<void>
  /** What was written to an address in the last hour, newest first; the demo's stand-in for a phone. */
  recentTo(recipient: string): Promise<{ recipient: string; body: string; createdAt: Date }[]>
}

export const createMessageOutbox = (
  database: Database,
  jobs: Jobs,
  transports: Record<'sms' | 'mail', Transport>,
): MessageOutbox => {
  jobs.define<{ id: number }>({
    name: SEND,
    async handle({ id }) {
      const [message] = await database.orm
        .select()
        .from(outgoingMessages)
        .where(and(eq(outgoingMessages.id, id), isNull(outgoingMessages.sentAt)))
      if (!message) return
      if (message.recipient !== NOBODY) await transports[message.channel](message)
      await database.orm
        .update(outgoingMessages)
        .set({ sentAt: sql`now()` })
        .where(eq(outgoingMessages.id, id))
    },
  })

  jobs.define({
    name: 'messages.forget',
    cron: '40 3 * * *',
    async handle() {
      await database.orm
        .delete(outgoingMessages)
        .where(lt(outgoingMessages.createdAt, sql`now() - interval '30 days'`))
    },
  })

  return {
    async enqueue(channel, message) {
      const [row] = await database.orm
        .insert(outgoingMessages)
        .values({ channel, ...message })
        .returning({ id: outgoingMessages.id })
      if (row) await jobs.send(SEND, [row])
    },

    async forget(recipients) {
      await database.orm.delete(outgoingMessages).where(inArray(outgoingMessages.recipient, [...recipients]))
    },

    recentTo: (recipient) =>
      database.orm
        .select({
          recipient: outgoingMessages.recipient,
          body: outgoingMessages.body,
          createdAt: outgoingMessages.createdAt,
        })
        .from(outgoingMessages)
        .where(
          and(
            eq(outgoingMessages.recipient, recipient),
            gt(outgoingMessages.createdAt, sql`now() - interval '1 hour'`),
          ),
        )
        .orderBy(desc(outgoingMessages.id))
        .limit(SHOWN),
  }
}
