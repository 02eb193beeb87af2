import { generalProblems } from '@fairlead/contract/problem.ts'
import { CANCELLED_CODE, CallError, DUPLICATE_CODE, isServerFailure } from '../api/call-error.ts'
import { currentSession } from '../session/session.ts'
import { createUuid } from '../statements/uuid.ts'
import { readStored, writeStored } from '../storage/storage.ts'

interface Waiting<Item> {
  id: string
  /** Whose it is: nobody's things are sent in the name of the next person at this device. */
  owner: number
  /** A newer thing with the same key takes its place. */
  key: string
  item: Item
}

const MOST = 300

// A session that has ended comes back, a busy server has time later: these are no verdicts on what was sent.
const PASSING: ReadonlySet<number> = new Set([
  CANCELLED_CODE,
  DUPLICATE_CODE,
  generalProblems.signedOut.code,
  generalProblems.tooFrequent.code,
])

const isRefused = (error: unknown): boolean =>
  error instanceof CallError && !isServerFailure(error.code) && !PASSING.has(error.code)

/**
 * Things to send that may wait: kept on this device until the server has them, through reloads and lost networks. They
 * may arrive twice, when an answer gets lost or two tabs send; what they do has to be harmless the second time.
 */
export const createOutbox = <Item>(name: string, send: (item: Item) => Promise<unknown>) => {
  const stored = `outbox:${name}` as const
  let sending: Promise<void> | undefined

  const read = (): Waiting<Item>[] => {
    try {
      const kept: unknown = JSON.parse(readStored(stored) ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  const write = (waiting: readonly Waiting<Item>[]): void =>
    writeStored(stored, waiting.length > 0 ? JSON.stringify(waiting.slice(-MOST)) : null)

  const owner = (): number | undefined => currentSession()?.userInfo.enterpriseUserId
  const nextOf = (who: number | undefined) => read().find((one) => one.owner === who)

  const sendAll = async (): Promise<void> => {
    const who = owner()
    for (let next = nextOf(who); next !== undefined && owner() === who; next = nextOf(who)) {
      const { id, item } = next
      try {
        await send(item)
      } catch (error) {
        // Without a network, or with a server in trouble, it waits; what is refused once is refused always.
        if (!isRefused(error)) return
      }
      write(read().filter((one) => one.id !== id))
    }
  }

  const flush = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    /** Sent at once when that is possible. */
    add(item: Item, key = createUuid()): void {
      const who = owner()
      if (who === undefined) return
      const others = read().filter((one) => one.owner !== who || one.key !== key)
      write([...others, { id: createUuid(), owner: who, key, item }])
      void flush()
    },
    flush,
    isEmpty: (): boolean => nextOf(owner()) === undefined,
  }
}
