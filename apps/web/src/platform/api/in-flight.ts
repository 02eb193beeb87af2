import { CANCELLED_CODE, CallError, DUPLICATE_CODE } from './call-error.ts'

interface SharedRead {
  answer: Promise<unknown>
  readers: number
  cancel: AbortController
}

const reads = new Map<string, SharedRead>()
const writes = new Set<string>()

/** The same read asked for while it is on its way: everyone gets the first one's answer. It ends when nobody waits any more. */
export const shareRead = <Answer>(
  key: string,
  start: (signal: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  const shared = reads.get(key) ?? startRead(key, start)
  shared.readers += 1
  const answer = shared.answer as Promise<Answer>
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const leave = () => {
      shared.readers -= 1
      if (shared.readers === 0) {
        forgetRead(key, shared)
        shared.cancel.abort()
      }
      reject(new CallError({ code: CANCELLED_CODE, message: 'cancelled' }))
    }
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

const startRead = <Answer>(key: string, start: (signal: AbortSignal) => Promise<Answer>): SharedRead => {
  const cancel = new AbortController()
  const shared: SharedRead = { answer: start(cancel.signal), readers: 0, cancel }
  reads.set(key, shared)
  const forget = () => forgetRead(key, shared)
  shared.answer.then(forget, forget)
  return shared
}

const forgetRead = (key: string, shared: SharedRead): void => {
  if (reads.get(key) === shared) reads.delete(key)
}

/** The same write asked for while it is on its way is dropped: a double click acts once. */
export const writeOnce = async <Answer>(key: string, start: () => Promise<Answer>): Promise<Answer> => {
  if (writes.has(key)) throw new CallError({ code: DUPLICATE_CODE, message: 'already on its way' })
  writes.add(key)
  try {
    return await start()
  } finally {
    writes.delete(key)
  }
}
