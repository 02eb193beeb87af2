import { AsyncLocalStorage } from 'node:async_hooks'

const counters = new AsyncLocalStorage<{ queries: number }>()

/** Counts the round trips that one request makes, for `/metrics` and for the test that lists never cost one query a row. */
export const countingQueries = <T>(work: (counter: { queries: number }) => T): T => {
  const counter = { queries: 0 }
  return counters.run(counter, () => work(counter))
}

export const countQuery = (): void => {
  const counter = counters.getStore()
  if (counter) counter.queries++
}
