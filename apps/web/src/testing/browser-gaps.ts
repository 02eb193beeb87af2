import { webcrypto } from 'node:crypto'

// What the test browser does not have and our components look for.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Object.assign(window, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: () => undefined,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
})
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle })
Element.prototype.scrollIntoView = () => undefined
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
