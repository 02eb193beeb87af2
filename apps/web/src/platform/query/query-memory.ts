import { QueryClient } from '@tanstack/react-query'
import { createStore, useStore } from '../store/store.ts'

const FRESH_MS = 30_000

interface QueryMemory {
  client: QueryClient
  /** Tells one memory from the next. */
  generation: number
}

const createMemory = (generation: number): QueryMemory => ({
  generation,
  client: new QueryClient({
    // The screen says what failed and offers to try again.
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS } },
  }),
})

const store = createStore(createMemory(0))

/** What this identity has read so far. */
export const useQueryMemory = (): QueryMemory => useStore(store)
export const currentQueryClient = (): QueryClient => store.get().client

/** A new memory for another identity. Answers that are still on their way end in the old one, where nobody looks. */
export const renewQueryMemory = (): void => {
  const { client, generation } = store.get()
  store.set(createMemory(generation + 1))
  client.clear()
}
