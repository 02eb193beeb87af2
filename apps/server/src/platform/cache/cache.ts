/** Least recently used, with an age limit; what is in it may be that old at most. */
export class Cache<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; until: number }>()
  readonly #limit: number
  readonly #lifetimeMs: number

  constructor(limit: number, lifetimeMs: number) {
    this.#limit = limit
    this.#lifetimeMs = lifetimeMs
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.until < performance.now()) return undefined
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: performance.now() + this.#lifetimeMs })
    if (this.#entries.size > this.#limit) {
      const [oldest] = this.#entries.keys()
      this.#entries.delete(oldest as Key)
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  /** From the cache where possible; the rest in one go. */
  async getAll(
    keys: Iterable<Key>,
    loadMissing: (missing: Key[]) => Promise<Map<Key, Value>>,
  ): Promise<Map<Key, Value>> {
    const found = new Map<Key, Value>()
    const missing: Key[] = []
    for (const key of new Set(keys)) {
      const value = this.get(key)
      if (value === undefined) missing.push(key)
      else found.set(key, value)
    }
    if (missing.length === 0) return found
    for (const [key, value] of await loadMissing(missing)) {
      this.set(key, value)
      found.set(key, value)
    }
    return found
  }
}
