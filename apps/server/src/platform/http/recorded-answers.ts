import { createHash } from 'node:crypto'
import { INDEX_PATTERN } from '@fairlead/contract/headers.ts'
import { type Envelope, generalProblems } from '@fairlead/contract/problem.ts'
import { type Database, statement } from '../database/database.ts'
import { Problem } from './problem-error.ts'

const UNIQUE_VIOLATION = '23505'

const record = statement(
  'record_answer',
  'insert into recorded_answers (caller, index, request_hash, answer) values ($1, $2, $3, $4)',
)
const recall = statement(
  'recall_answer',
  'select request_hash, answer from recorded_answers where caller = $1 and index = $2',
)
const forget = statement(
  'forget_answers',
  "delete from recorded_answers where recorded_at < now() - interval '24 hours'",
)

interface Call {
  caller: number
  index: string
  path: string
  body: unknown
}

export interface AnswerRecord {
  /** The usable `index` of a request; absent and empty are allowed, anything that we did not make is refused. */
  indexOf(header: string | string[] | undefined): string | undefined
  once(call: Call, act: () => Promise<Envelope>): Promise<Envelope>
  forgetOld(): Promise<void>
}

/**
 * The answer is written in the same transaction as what the call did, at its very end. A repeat therefore does its
 * work, meets the unique key, is rolled back as a whole and gets the first answer; nothing is read beforehand.
 */
export const createAnswerRecord = (database: Database): AnswerRecord => {
  const recallAnswer = async (call: Call, hash: Buffer): Promise<Envelope | undefined> => {
    const [row] = await database.rows<{ request_hash: Buffer; answer: string }>(recall, [
      call.caller,
      call.index,
    ])
    if (!row) return undefined
    if (!hash.equals(row.request_hash)) throw new Problem(generalProblems.indexReused)
    return JSON.parse(row.answer) as Envelope
  }

  return {
    indexOf(header) {
      if (header === undefined || header === '') return undefined
      if (typeof header === 'string' && INDEX_PATTERN.test(header)) return header
      throw new Problem(generalProblems.malformed, { field: 'index' })
    },

    async once(call, act) {
      const hash = createHash('sha256').update(call.path).update(JSON.stringify(call.body)).digest()
      try {
        return await database.unitOfWork(act, (answer) =>
          database.rows(record, [call.caller, call.index, hash, JSON.stringify(answer)]),
        )
      } catch (error) {
        // A repeat may also fail on the rules ("already given") before it meets the key.
        if (isRepeat(error) || error instanceof Problem) {
          const earlier = await recallAnswer(call, hash)
          if (earlier) return earlier
        }
        throw error
      }
    },

    async forgetOld() {
      await database.rows(forget)
    },
  }
}

const isRepeat = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === UNIQUE_VIOLATION &&
  (error as { table?: string }).table === 'recorded_answers'
