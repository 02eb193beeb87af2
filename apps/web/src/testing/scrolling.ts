import { act } from '@testing-library/react'
import { vi } from 'vitest'

const watched = new Map<IntersectionObserver, IntersectionObserverCallback>()

class WatchedObserver {
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe() {
    watched.set(this as unknown as IntersectionObserver, this.#callback)
  }
  disconnect() {
    watched.delete(this as unknown as IntersectionObserver)
  }
}

/** Lets a test scroll: endless lists load their next page when their end comes into view. */
export const watchScrolling = () => {
  vi.stubGlobal('IntersectionObserver', WatchedObserver)
  return {
    toEnd: () =>
      act(() => {
        for (const [observer, callback] of [...watched])
          callback([{ isIntersecting: true } as IntersectionObserverEntry], observer)
      }),
    /** Whether any list still waits for its end to come into view. */
    canGoOn: () => watched.size > 0,
  }
}
